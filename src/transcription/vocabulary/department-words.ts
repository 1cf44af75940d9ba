import type { Department } from '../../departments/department.ts';

/** The department's own names as they are said: its town, its name, and its name without "Fire Department". */
export function departmentWords({ name, city }: Pick<Department, 'name' | 'city'>): string[] {
  const short = name?.replace(
    /\b(?:volunteer|fire|rescue|department|dept\.?|district|company|protection|no\.?|and|&|\d+)\b\.?/gi,
    ' ',
  );
  const names = [city, name, short].map(
    (text) =>
      text
        ?.replace(/[^\p{L}\s'-]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim() ?? '',
  );
  return [...new Set(names)].filter((text) => text.length >= 3 && text.length <= 60);
}

/** Old webviews have no clipboard for pages; there the text is selected and copied as a person would. */
export async function copyText(text: string, shown: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const selection = getSelection();
    if (!selection) return false;
    selection.selectAllChildren(shown);
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}

/** `FD`, two digits of state FIPS, three of county FIPS, three of the department's own. */
export const NERIS_ID = /^FD\d{8}$/;

export type Department = {
  neris_id: string;
  name: string | null;
  city: string | null;
  /** Two-letter postal code. */
  state: string | null;
};

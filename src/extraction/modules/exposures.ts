import type { Filled } from '../../neris/report.ts';
import type { Context } from '../context.ts';

export function exposures(_context: Context): Filled[] {
  return [];
}

/** A line of work: how much waits in it, how much is under way, and how much may wait before more is refused. */
export interface Queue {
  name: 'recogniser' | 'reader' | 'reader_long' | 'model';
  waiting: number;
  working: number;
  room?: number;
}

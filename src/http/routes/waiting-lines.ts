/** The lines of the waiting screen. They promise nothing that the service does not do at that moment. */
export const PROCESSING_MESSAGES = {
  object: 'processing_messages',
  suggested_interval_ms: 2500,
  phases: {
    transcribing: [
      'Listening to your account…',
      'Picking out unit numbers and times…',
      'Tuning in to fire-service words…',
      'Separating your voice from the background…',
      'Writing down what you said…',
    ],
    extracting_core: [
      'Working out what kind of call it was…',
      'Finding the address…',
      'Putting the times in order…',
      'Listing the units that responded…',
      'Writing the narrative…',
      'Keeping what was said apart from what was not…',
    ],
    extracting_modules: [
      'Filling in the details of the incident…',
      'Checking alarms and sprinklers…',
      'Looking for what nobody mentioned…',
      'Preparing the questions that are left…',
    ],
  },
  note: 'Optional. Show one line at a time, in order, from a random starting point, changing every suggested_interval_ms.',
} as const;

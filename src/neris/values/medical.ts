export const PATIENT_CARE_EVALUATIONS = {
  PATIENT_DEAD_ON_ARRIVAL: 'Dead on arrival',
  PATIENT_EVALUATED_CARE_PROVIDED: 'Evaluated and cared for',
  PATIENT_EVALUATED_NO_CARE_REQUIRED: 'Evaluated, no care needed',
  PATIENT_EVALUATED_REFUSED_CARE: 'Evaluated, care refused',
  PATIENT_REFUSED_EVALUATION_CARE: 'Evaluation and care refused',
  PATIENT_SUPPORT_SERVICES_PROVIDED: 'Support services provided',
} as const;
export type PatientCareEvaluation = keyof typeof PATIENT_CARE_EVALUATIONS;

export const PATIENT_STATUSES = {
  IMPROVED: 'Improved',
  UNCHANGED: 'Unchanged',
  WORSE: 'Worse',
} as const;
export type PatientStatus = keyof typeof PATIENT_STATUSES;

export const TRANSPORT_DISPOSITIONS = {
  NONPATIENT_TRANSPORT: 'Transport of someone who is not a patient',
  NO_TRANSPORT: 'No transport',
  OTHER_AGENCY_TRANSPORT: 'Transported by another agency',
  PATIENT_REFUSED_TRANSPORT: 'Patient refused transport',
  TRANSPORT_BY_EMS_UNIT: 'Transported by an EMS unit',
} as const;
export type TransportDisposition = keyof typeof TRANSPORT_DISPOSITIONS;

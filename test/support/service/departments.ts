export const MAPLETON = { neris_id: 'FD24031001', name: 'Mapleton Fire Department', city: 'Mapleton', state: 'MD' };
export const OAKVILLE = { neris_id: 'FD24031002', name: 'Oakville Fire Department', city: 'Oakville', state: 'MD' };
export const UNNAMED = { neris_id: 'FD24031003', name: null, city: null, state: null };

import { departmentAnswer } from '../../departments/answer.ts';
import { NERIS_ID } from '../../departments/department.ts';
import { ApiError } from '../../kit/errors.ts';
import { admit } from '../admit.ts';
import { credentialOf, departmentInScope, type Handler, parameterOf } from './handler.ts';

export const readDepartment: Handler = async ({ findDepartment, admission }, request, reply) => {
  const credential = credentialOf(request);
  const nerisId = parameterOf(request, 'neris_id');
  if (!NERIS_ID.test(nerisId)) throw new ApiError('DEPARTMENT_INVALID');
  departmentInScope(credential, nerisId);
  const department = await findDepartment(nerisId);
  if (!department) throw new ApiError('DEPARTMENT_NOT_FOUND');
  await admit(reply, admission.read(credential));
  return departmentAnswer(department);
};

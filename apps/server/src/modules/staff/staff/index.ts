export { authenticateStaff } from './sessions/authenticateStaff.ts';
export { checkStaffCode } from './login/checkStaffCode.ts';
export { checkStaffLogin } from './login/checkStaffLogin.ts';
export { createStaff } from './members/createStaff.ts';
export { endStaffSession } from './sessions/endStaffSession.ts';
export { countAdmins, findStaffByLoginName, getStaff, listStaffNames } from './members/staffQueries.ts';
export { startStaffSession } from './sessions/startStaffSession.ts';
export { sweepStaffSessions } from './sessions/sweepStaffSessions.ts';
export { useTotpStep } from './login/useTotpStep.ts';

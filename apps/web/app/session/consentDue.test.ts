import { beforeEach, expect, it } from 'vitest';
import { askForConsent, endConsent, putOffConsent, useConsentDue } from './consentDue.ts';
import { userCache } from './userCache.ts';

const logIn = (invitationCode: string) =>
  userCache.set({
    token: 'access',
    refreshToken: 'refresh',
    operator: { ...userCache.get().operator, invitationCode },
  });
const asked = () => {
  const { member, isAsked } = useConsentDue.getState();
  return isAsked ? member : null;
};

beforeEach(() => {
  endConsent();
  logIn('AAAAAA');
});

it('asks once; who has put it off is asked again when something was refused for it', () => {
  askForConsent(false);
  expect(asked()).toBe('AAAAAA');
  putOffConsent();
  askForConsent(false);
  expect(asked()).toBeNull();
  askForConsent(true);
  expect(asked()).toBe('AAAAAA');
});

it('asks another user who logs in here, whatever the one before has put off', () => {
  askForConsent(false);
  putOffConsent();
  logIn('BBBBBB');
  askForConsent(false);
  expect(asked()).toBe('BBBBBB');
});

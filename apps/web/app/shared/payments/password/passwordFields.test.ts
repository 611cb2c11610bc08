import { expect, it } from 'vitest';
import { passwordComplaints } from './passwordFields.ts';

const good = { code: '123456', oldPassword: '284915', password: '730164', repeated: '730164' };

it('finds nothing wrong with what is right, and does not look at fields that are not there', () => {
  expect(passwordComplaints('first', { ...good, oldPassword: '' })).toEqual({});
  expect(passwordComplaints('old', { ...good, code: '' })).toEqual({});
});

it('complains at the field that is wrong', () => {
  expect(Object.keys(passwordComplaints('forgotten', { ...good, code: '12' }))).toEqual(['code']);
  expect(Object.keys(passwordComplaints('old', { ...good, oldPassword: '' }))).toEqual(['oldPassword']);
  expect(Object.keys(passwordComplaints('first', { ...good, repeated: '730165' }))).toEqual(['repeated']);
  expect(Object.keys(passwordComplaints('first', { ...good, password: '73016', repeated: '73016' }))).toEqual([
    'password',
  ]);
});

import type { Answer, Contract } from '@jiwu/contract';
import { create } from 'zustand';

type LastLogin = Answer<Contract['staffLogin']>['lastLogin'];

/** When and from where this member signed in before; told once, after the login. */
export const lastLoginNews = create<{ readonly lastLogin: LastLogin }>(() => ({ lastLogin: null }));

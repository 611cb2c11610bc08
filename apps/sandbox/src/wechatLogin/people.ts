export interface Person {
  readonly id: string;
  readonly nickname: string;
  readonly phoneNumber: string;
  readonly look: {
    readonly background: string;
    readonly hair: string;
    readonly shirt: string;
    readonly longHair: boolean;
  };
}

/** Invented people with a WeChat account each; tests refer to their ids. */
export const people = [
  person('lin', '林间小路', '13800001001', {
    background: '#dcebdc',
    hair: '#2f2a26',
    shirt: '#5b8c6a',
    longHair: true,
  }),
  person('chen', '陈默', '13800001002', { background: '#dfe7f3', hair: '#3a2f2a', shirt: '#3f5f8f', longHair: false }),
  person('zhao', '一鸣惊人', '13800001003', {
    background: '#f3e6d8',
    hair: '#1f1c1a',
    shirt: '#b5763c',
    longHair: false,
  }),
  person('su', '苏禾', '13800001004', { background: '#f0e0e6', hair: '#4a332b', shirt: '#9c5b77', longHair: true }),
  person('he', '何小满', '13800001005', { background: '#e6e3f1', hair: '#2b2630', shirt: '#6a5fa3', longHair: true }),
] as const satisfies readonly [Person, ...Person[]];

export function findPerson(id: string | undefined): Person | undefined {
  return people.find((candidate) => candidate.id === id);
}

function person(id: string, nickname: string, phoneNumber: string, look: Person['look']): Person {
  return { id, nickname, phoneNumber, look };
}

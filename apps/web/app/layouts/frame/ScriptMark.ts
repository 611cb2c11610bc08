import { createContext } from 'react';

/** The mark of this render (api/scriptMark.ts), for the scripts that the pages bring themselves. None in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined);

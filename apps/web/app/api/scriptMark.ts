import { createContext } from 'react-router';

/**
 * A random word of one render, which React and React Router put as `nonce` on the scripts that they make. The server allows those
 * that bear it and takes it off again, so the page stays the same for everyone. None while developing, where there is no policy.
 */
export const scriptMarkContext = createContext<string | undefined>(undefined);

/**
 * For the TypeScript compiler and the linter's type-aware half, both written in Go. One thread each, because the check runs two of
 * them side by side, and because the linter gives each thread a checker that works out shared types again (62 → 38 CPU seconds).
 * Memory is collected less often, up to a limit: the compiler spends a fifth less.
 */
export const goEnvironment = { GOMAXPROCS: '1', GOGC: '400', GOMEMLIMIT: '2GiB' };

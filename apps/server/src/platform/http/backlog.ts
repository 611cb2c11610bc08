/**
 * Connections that may wait to be taken; Node's own 511 are fewer than one burst brings. A caller who finds no room is
 * silent for a second, then two, four and so on. The kernel's `net.core.somaxconn` is 4,096, too.
 */
export const backlog = 4096;

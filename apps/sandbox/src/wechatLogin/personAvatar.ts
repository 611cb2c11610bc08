import type { Person } from './people.ts';

/** A calm drawn face. All values come from people.ts, so nothing needs escaping. */
export function personAvatar({ look }: Person): string {
  const backHair = look.longHair ? `<path d="M22 40c0-32 56-32 56 0v34H22z" fill="${look.hair}"/>` : '';
  return `<svg class="avatar" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" aria-hidden="true">
<rect width="100" height="100" fill="${look.background}"/>${backHair}
<path d="M14 100c0-34 72-34 72 0z" fill="${look.shirt}"/><rect x="42" y="58" width="16" height="20" rx="8" fill="#eac2a2"/>
<circle cx="50" cy="44" r="20" fill="#f3d3b8"/><path d="M28 42c0-30 44-30 44 0-9-4-14-9-18-14-5 8-14 12-26 14z" fill="${look.hair}"/>
<circle cx="43" cy="47" r="2" fill="#3a2f2a"/><circle cx="57" cy="47" r="2" fill="#3a2f2a"/>
<path d="M44 55q6 4 12 0" fill="none" stroke="#a8664e" stroke-width="2" stroke-linecap="round"/></svg>`;
}

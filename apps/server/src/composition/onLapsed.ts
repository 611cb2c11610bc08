import { releaseLapsed } from '../flows/openBox/releaseLapsed.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { UNIT } from '../modules/channels/openBox/index.ts';

/** What lapsed claims mean for what was claimed. A deal's pieces are counted by its supply alone. */
export const onLapsed: ShopServices['onLapsed'] = { [UNIT]: releaseLapsed };

import { DatePicker } from 'antd';
import { shopCalendar } from './shopCalendar.ts';

/** antd's picker on the shop's calendar; pages use the pickers beside it, which speak in days and instants. */
export const ShopDatePicker = DatePicker.generatePicker(shopCalendar);

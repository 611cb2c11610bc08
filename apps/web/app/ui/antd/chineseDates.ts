import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import updateLocale from 'dayjs/plugin/updateLocale';

/** Dates in Chinese with the week from Sunday (specification §1), against the locale's Monday. */
dayjs.extend(updateLocale);
dayjs.locale('zh-cn');
dayjs.updateLocale('zh-cn', { weekStart: 0 });

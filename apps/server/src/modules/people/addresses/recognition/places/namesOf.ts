export interface Names {
  readonly full: readonly string[];
  readonly short: readonly string[];
}

/** Peoples in the official names of autonomous places, which are left out in everyday use: 长阳土家族自治县 is 长阳县. */
const PEOPLES =
  '满族|回族|达斡尔族|鄂温克族|蒙古族|蒙古|朝鲜族|畲族|土家族|苗族|瑶族|侗族|壮族|各族|仫佬族|毛南族|黎族|羌族|彝族|藏族|仡佬族|布依族|水族|纳西族|哈尼族|傣族|拉祜族|佤族|布朗族|白族|普米族|独龙族|怒族|傈僳族|裕固族|哈萨克族|哈萨克|东乡族|保安族|撒拉族|土族|塔吉克|锡伯|景颇族|柯尔克孜';
const AUTONOMOUS = new RegExp(`^(.{2,}?)(?:${PEOPLES})*自治([州县旗])$`);
const PROVINCE_ENDING = /(?:省|市|壮族自治区|回族自治区|维吾尔自治区|自治区|特别行政区)$/;
const CITY_ENDING = /(?:市|地区|盟|林区|特别行政区)$/;
const DISTRICT_ENDING = /(?:(?<=..)新区|区|县|市|旗)$/;

/** What people say beside the official name; it stands for the place as surely as that. */
const ALSO_SAID: Readonly<Record<string, readonly string[]>> = {
  // 雄安新区 is no division, but its counties are given below it, often with no province.
  河北省: ['雄安新区'],
  新疆维吾尔自治区: ['新疆生产建设兵团', '新疆建设兵团', '新疆兵团'],
  前郭尔罗斯蒙古族自治县: ['前郭县'],
  杜尔伯特蒙古族自治县: ['杜蒙县'],
  喀喇沁左翼蒙古族自治县: ['喀左县'],
  阜新蒙古族自治县: ['阜蒙县'],
  科尔沁左翼中旗: ['科左中旗'],
  科尔沁左翼后旗: ['科左后旗'],
  科尔沁右翼前旗: ['科右前旗'],
  科尔沁右翼中旗: ['科右中旗'],
  察哈尔右翼前旗: ['察右前旗'],
  察哈尔右翼中旗: ['察右中旗'],
  察哈尔右翼后旗: ['察右后旗'],
  土默特左旗: ['土左旗'],
  土默特右旗: ['土右旗'],
  达尔罕茂明安联合旗: ['达茂旗'],
  东乌珠穆沁旗: ['东乌旗'],
  西乌珠穆沁旗: ['西乌旗'],
  阿拉善左旗: ['阿左旗'],
  塔什库尔干塔吉克自治县: ['塔县'],
  伊金霍洛旗: ['伊旗'],
  管城回族区: ['管城区'],
  瀍河回族区: ['瀍河区'],
  顺河回族区: ['顺河区'],
};

/** The same for what may also begin a street's name. */
const ALSO_SAID_SHORT: Readonly<Record<string, readonly string[]>> = {
  内蒙古自治区: ['内蒙'],
  // Regions of Hong Kong that stand where others have a city.
  香港特别行政区: ['香港岛', '港岛', '九龙', '新界'],
  巴音郭楞蒙古自治州: ['巴州'],
  博尔塔拉蒙古自治州: ['博州'],
  克孜勒苏柯尔克孜自治州: ['克州'],
  锡林郭勒盟: ['锡盟'],
};

export function provinceNames(name: string): Names {
  const short = name.replace(PROVINCE_ENDING, '');
  const autonomous = name.endsWith('自治区') ? [`${short}自治区`, `${short}省`] : [];
  const isAlsoCity = name.endsWith('特别行政区');
  return {
    full: [name, ...autonomous, ...(ALSO_SAID[name] ?? [])],
    short: [short, ...(isAlsoCity ? [] : (ALSO_SAID_SHORT[name] ?? []))],
  };
}

export function cityNames(name: string): Names {
  return namesOf(name, CITY_ENDING);
}

export function districtNames(name: string): Names {
  return namesOf(name, DISTRICT_ENDING);
}

/** A district was a county or a county's city before, a city was a county: 双流县, 富阳市, 宁乡县. */
export function formerKinds(name: string): string[] {
  const [, base, kind] = /^(.{2,})([区市])$/.exec(name) ?? [];
  if (!base || !kind || /..新区$/.test(name)) return [];
  return kind === '区' ? [`${base}县`, `${base}市`] : [`${base}县`];
}

function namesOf(name: string, ending: RegExp): Names {
  const [, base, kind] = AUTONOMOUS.exec(name) ?? [];
  const bare = base?.replace(/(?<=..)族$/, '') ?? name.replace(ending, '');
  return {
    full: [name, ...(kind ? [bare + kind] : []), ...(ALSO_SAID[name] ?? [])],
    short: [...(bare.length >= 2 ? [bare] : []), ...(ALSO_SAID_SHORT[name] ?? [])],
  };
}

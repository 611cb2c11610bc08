/** Cities that bear another name today, or whose districts went to several cities. */
export const formerCities: readonly { readonly name: string; readonly heirs: string }[] = [
  { name: '襄樊市', heirs: '襄阳市' },
  { name: '淮阴市', heirs: '淮安市' },
  { name: '思茅市', heirs: '普洱市' },
  { name: '思茅地区', heirs: '普洱市' },
  { name: '莱芜市', heirs: '济南市莱芜区 济南市钢城区' },
  { name: '巢湖市', heirs: '合肥市巢湖市 合肥市庐江县 芜湖市无为市 芜湖市鸠江区 马鞍山市含山县 马鞍山市和县' },
  { name: '毕节地区', heirs: '毕节市' },
  { name: '铜仁地区', heirs: '铜仁市' },
  { name: '吐鲁番地区', heirs: '吐鲁番市' },
  { name: '哈密地区', heirs: '哈密市' },
  { name: '昌都地区', heirs: '昌都市' },
  { name: '林芝地区', heirs: '林芝市' },
  { name: '山南地区', heirs: '山南市' },
  { name: '那曲地区', heirs: '那曲市' },
  { name: '日喀则地区', heirs: '日喀则市' },
  { name: '海东地区', heirs: '海东市' },
  { name: '伊克昭盟', heirs: '鄂尔多斯市' },
  { name: '哲里木盟', heirs: '通辽市' },
  { name: '呼伦贝尔盟', heirs: '呼伦贝尔市' },
  { name: '巴彦淖尔盟', heirs: '巴彦淖尔市' },
  { name: '乌兰察布盟', heirs: '乌兰察布市' },
];

/** Counties that went from one city to another and kept their name: people go on writing the city of before. */
export const formerParents: readonly { readonly district: string; readonly formerCity: string }[] = [
  { district: '长春市公主岭市', formerCity: '四平市' },
  { district: '淮南市寿县', formerCity: '六安市' },
  { district: '铜陵市枞阳县', formerCity: '安庆市' },
  { district: '成都市简阳市', formerCity: '资阳市' },
  { district: '乌鲁木齐市米东区', formerCity: '昌吉回族自治州' },
];

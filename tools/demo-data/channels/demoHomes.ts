/** Where the demo shop's buyers live: a district by its code, and a street in it. */
export const demoHomes: readonly { readonly divisionCode: string; readonly street: string }[] = [
  { divisionCode: '330106', street: '天目山路' },
  { divisionCode: '310115', street: '张杨路' },
  { divisionCode: '320508', street: '干将西路' },
  { divisionCode: '330212', street: '百丈东路' },
  { divisionCode: '110108', street: '中关村南大街' },
  { divisionCode: '440106', street: '天河北路' },
  { divisionCode: '510107', street: '武侯祠大街' },
  { divisionCode: '420111', street: '珞喻路' },
  { divisionCode: '320106', street: '中山北路' },
  { divisionCode: '610113', street: '小寨西路' },
  { divisionCode: '350203', street: '湖滨南路' },
  { divisionCode: '370203', street: '山东路' },
  { divisionCode: '340104', street: '长江西路' },
];

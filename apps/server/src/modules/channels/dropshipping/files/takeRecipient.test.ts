import { describe, expect, it } from 'vitest';
import { takeRecipient } from './takeRecipient.ts';

const row = (...cells: string[]) => ({ number: 2, cells, doubts: [], isHidden: false });
const plain = { row: 1, columns: { name: 0, phone: 1, address: 2, skuCode: 3, title: 4, quantity: 5 } };

describe('a line of a list', () => {
  it('is a row as if it had been typed', () => {
    expect(
      takeRecipient(row('王晓岚', '13800002207', '浙江省杭州市余杭区文一西路 969 号', 'SH-WZ-03', '袜子', '2'), plain),
    ).toEqual({
      recipient: '王晓岚',
      phoneNumber: '13800002207',
      divisionCode: null,
      address: '浙江省杭州市余杭区文一西路 969 号',
      goods: 'SH-WZ-03',
      quantity: '2',
      isWanted: false,
    });
  });

  it('names its goods by title where it has no code, and is for one piece where it says nothing', () => {
    expect(takeRecipient(row('王晓岚', '138', '杭州', '', '软毛牙刷'), plain)).toMatchObject({
      goods: '软毛牙刷',
      quantity: '1',
    });
    const doubts = [{ column: 5, kind: 'notComputed' as const }];
    expect(takeRecipient({ ...row('王晓岚'), doubts }, plain).quantity).toBe('');
  });

  it.each([
    [['浙江省', '杭州市', '西湖区', '文三路 1 号'], '浙江省杭州市西湖区文三路 1 号'],
    [['浙江省', '杭州市', '西湖区', '浙江省杭州市西湖区文三路 1 号'], '浙江省杭州市西湖区文三路 1 号'],
    [['浙江省', '杭州市', '', '西湖区文三路 1 号'], '浙江省杭州市西湖区文三路 1 号'],
    [['', '', '', '文三路 1 号'], '文三路 1 号'],
    [['江苏', '南京', '鼓楼区', '江苏路 1 号'], '江苏南京鼓楼区江苏路 1 号'],
    [['河北省', '石家庄市', '', '北京市朝阳区建国路 1 号'], '河北省石家庄市北京市朝阳区建国路 1 号'],
  ])('has its place in columns of its own: %j', (cells, address) => {
    const columns = { province: 0, city: 1, district: 2, address: 3 };
    expect(takeRecipient(row(...cells), { row: 1, columns }).address).toBe(address);
  });

  it('holds everything in one cell; what stands in others counts more', () => {
    const columns = { recipient: 0, name: 1, skuCode: 2 };
    const whole = '王晓岚 13800002207 浙江省杭州市余杭区五常街道文一西路969号';
    expect(takeRecipient(row(whole), { row: 1, columns })).toMatchObject({
      recipient: '王晓岚',
      phoneNumber: '13800002207',
      divisionCode: '330110',
    });
    expect(takeRecipient(row(whole, '李建民'), { row: 1, columns }).recipient).toBe('李建民');
    expect(takeRecipient(row('周婷 1386620491 浙江省宁波市鄞州区首南街道'), { row: 1, columns }).phoneNumber).toBe(
      '1386620491',
    );
  });

  it('leaves a zone over several districts open, with its city, out of which the question is asked', () => {
    const whole = '王晓岚 13800002207 四川省成都市高新区天府大道中段688号';
    expect(takeRecipient(row(whole), { row: 1, columns: { recipient: 0 } })).toMatchObject({
      recipient: '王晓岚',
      divisionCode: null,
      address: '四川省成都市高新区天府大道中段688号',
    });
  });

  it('is cut where nothing that is right is so long, and stands on one line', () => {
    const long = takeRecipient(
      row(`${'长'.repeat(59)}😀`, '1\n2', `a\u0007b${'路'.repeat(400)}`, 'x'.repeat(200)),
      plain,
    );
    expect(long.recipient).toBe('长'.repeat(59));
    expect(long.phoneNumber).toBe('1 2');
    expect([long.address.length, long.goods.length]).toEqual([300, 120]);
  });
});

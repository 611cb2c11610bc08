import type { StaffOrderStory } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { Button, Cascader, Input } from 'antd';
import { useState } from 'react';
import { publicClient } from '../../../api/publicClient.ts';
import { say } from '../../../api/say.ts';
import { focusOnShow } from '../../../ui/focus/focusOnShow.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import styles from './Acts.module.css';

const empty = { recipient: '', phoneNumber: '', detail: '', reason: '' };

/** The whole address is typed anew: the old one is masked here. Only within the province, so that the shipping stays what was paid. */
export function AddressForm({ story, onDone }: { story: StaffOrderStory; onDone: () => void }) {
  const { order, shipToKey } = story;
  const [fields, setFields] = useState(empty);
  const [place, setPlace] = useState<string[]>([]);
  const { isBusy, problem, send } = useSend('staffOrderAddress');
  const divisions = useQuery({
    queryKey: ['addressDivisions'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => publicClient.call('addressDivisions', {}, { silent: true }),
  });
  const provinces = (divisions.data?.provinces ?? []).filter(([, name]) => name === order.shipTo.province);
  const options = provinces.map(([value, label, cities]) => ({
    value,
    label,
    children: cities.map(([city, cityName, districts]) => ({
      value: city,
      label: cityName,
      ...(districts.length > 0 && {
        children: districts.map(([district, districtName]) => ({ value: district, label: districtName })),
      }),
    })),
  }));
  const divisionCode = place.at(-1) ?? '';
  const isFull = Object.values(fields).every((value) => value.trim() !== '') && place.length >= 2;
  const save = async () => {
    const body = { ...fields, divisionCode, shipToKey };
    if (!(await send({ params: { no: order.no }, body }))) return;
    say.done('收货地址已改，买家会收到通知');
    onDone();
  };
  const input = (name: keyof typeof empty, label: string, max: number, isFirst = false) => (
    <Input
      {...(isFirst && { ref: focusOnShow })}
      aria-label={label}
      placeholder={label}
      maxLength={max}
      value={fields[name]}
      onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
    />
  );
  return (
    <div className={styles['form']}>
      <div className={styles['row']}>
        {input('recipient', '收货人', 24, true)}
        {input('phoneNumber', '手机号', 11)}
      </div>
      <Cascader
        aria-label="所在地区"
        placeholder={`${order.shipTo.province} 内的地区`}
        options={options}
        value={place}
        onChange={(codes) => setPlace(codes ?? [])}
      />
      {input('detail', '街道、门牌', 120)}
      {input('reason', '为什么改，例如买家来电更正', rules.approval.reasonMax)}
      <FormProblem text={problem} />
      <div className={styles['row']}>
        <Button onClick={onDone}>取消</Button>
        <Button type="primary" disabled={!isFull} loading={isBusy} onClick={() => void save()}>
          改收货地址
        </Button>
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Button, Cascader, Input } from 'antd';
import { useId, useState } from 'react';
import { apiClient } from '../../../../session/apiClient.ts';
import { addressQueries } from '../../../../shared/people/address/addressQueries.ts';
import { DivisionChoices } from '../../../../shared/people/address/DivisionChoices.tsx';
import { divisionOptions, divisionPath } from '../../../../shared/people/address/divisionOptions.ts';
import { LateAntd } from '../../../../ui/antd/LateAntd.tsx';
import { PageDialog } from '../../../../ui/antd/dialog/PageDialog.tsx';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import type { Row } from '../../batchQueries.ts';
import styles from './RegionDialog.module.css';
import { streetOf } from './streetOf.ts';

interface RegionDialogProps {
  row: Row;
  isBusy: boolean;
  onChosen: (divisionCode: string, address: string) => void;
  onClose: () => void;
}

/** 选地区: the places that the address may mean, for one press, or any other; and the street, which is kept. */
export default function RegionDialog({ row, isBusy, onChosen, onClose }: RegionDialogProps) {
  const { address, recipient } = row.typed;
  const divisions = useQuery(addressQueries.divisions());
  const guess = useQuery({
    queryKey: ['recognised', address],
    staleTime: Infinity,
    enabled: address !== '',
    queryFn: () => apiClient.call('addressRecognise', { body: { text: address } }, { silent: true }),
  });
  const options = divisions.data ? divisionOptions(divisions.data.provinces) : [];
  const [path, setPath] = useState<string[]>([]);
  const [street, setStreet] = useState(() => streetOf(address));
  const [isAsked, setAsked] = useState(false);
  const streetId = useId();
  const choices = guess.data?.unclear.find(({ field }) => field === 'divisionCode')?.choices ?? [];
  const code = path.at(-1);
  function done() {
    setAsked(true);
    if (code !== undefined && street.trim() !== '') onChosen(code, street.trim());
  }
  return (
    <LateAntd>
      <PageDialog title={`第 ${row.no} 行，选地区`} onClose={onClose}>
        <div className={styles['region']}>
          <p>
            {recipient && `${recipient}，`}
            {address || '没有写地址'}
          </p>
          {divisions.isError && (
            <LoadFailed
              text="地区没有加载出来。"
              retrying={divisions.isFetching}
              onRetry={() => void divisions.refetch()}
            />
          )}
          <DivisionChoices
            options={options}
            codes={choices}
            onChoose={(chosen) => setPath(divisionPath(options, chosen))}
          />
          <Cascader
            aria-label="所在地区"
            className={styles['cascader'] ?? ''}
            options={options}
            value={path}
            showSearch={{ limit: 20 }}
            placeholder="省 / 市 / 区"
            placement="bottomLeft"
            size="large"
            {...(isAsked && code === undefined && { status: 'error' as const })}
            onChange={(chosen) => setPath(chosen ? [...chosen] : [])}
          />
          <label htmlFor={streetId}>街道和门牌</label>
          <Input.TextArea
            id={streetId}
            value={street}
            maxLength={120}
            autoSize={{ minRows: 2, maxRows: 4 }}
            onChange={({ target }) => setStreet(target.value)}
          />
          <p role="alert">
            {isAsked && (code === undefined ? '请选一个地区' : street.trim() === '' ? '请写街道和门牌' : '')}
          </p>
          <Button type="primary" size="large" block loading={isBusy} onClick={done}>
            改好
          </Button>
        </div>
      </PageDialog>
    </LateAntd>
  );
}

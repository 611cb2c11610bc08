import { rules } from '@jiwu/contract/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Select } from 'antd';
import { type SubmitEvent, useState } from 'react';
import { publicClient } from '../../api/publicClient.ts';
import { say } from '../../api/say.ts';
import { ChangedMeanwhile } from '../../ui/form/ChangedMeanwhile.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSeen } from '../../ui/form/seen/useSeen.ts';
import { useSend } from '../../ui/form/useSend.ts';
import styles from '../Marketing.module.css';
import type { Celebrity } from './celebrityWords.ts';
import { PlatformFields } from './PlatformFields.tsx';
import { profileChanges, type ProfileFields, profileIn, profileOf } from './profileForm.ts';

const { name, field, bio } = rules.celebrity;

/** The words of a celebrity's page, changed in place. Another's change is shown beside what was typed. */
export function ProfileForm({ celebrity, onDone }: { celebrity: Celebrity; onDone: () => void }) {
  const [fields, setFields] = useState(() => profileOf(celebrity));
  const set = (some: Partial<typeof fields>) => setFields({ ...fields, ...some });
  const queries = useQueryClient();
  const change = useSend('staffCelebrityChange');
  const { data } = useQuery({
    queryKey: ['resourceCategories'],
    queryFn: () => publicClient.call('resourceCategories', {}, { silent: true }),
  });
  const categories = data?.items ?? [];
  const words = profileIn(fields);
  const { seen, isChanged, accept } = useSeen({
    now: celebrity,
    keyOf: (one) => keyOf(profileOf(one)),
    mine: keyOf(fields),
    isBusy: change.isBusy,
    follow: (one) => setFields(profileOf(one)),
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!words) return;
    const body = { ...words, version: celebrity.version };
    if (await change.send({ params: { id: celebrity.id }, body })) {
      say.done('资料改好了');
      onDone();
    } else await queries.invalidateQueries({ queryKey: ['staffCelebrityGet'] });
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      <label htmlFor="celebrityName">名字</label>
      <Input
        id="celebrityName"
        maxLength={name.max}
        value={fields.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <label htmlFor="celebrityField">领域</label>
      <Input
        id="celebrityField"
        maxLength={field.max}
        value={fields.field}
        onChange={({ target }) => set({ field: target.value })}
      />
      <label htmlFor="celebrityBio">简介</label>
      <Input.TextArea
        id="celebrityBio"
        rows={3}
        maxLength={bio.max}
        value={fields.bio}
        onChange={({ target }) => set({ bio: target.value.replaceAll('\n', '') })}
      />
      <label htmlFor="celebrityCategory">放在哪个类目下</label>
      <Select
        id="celebrityCategory"
        value={fields.categoryId}
        onChange={(categoryId) => set({ categoryId })}
        options={categories.map(({ id, name: label }) => ({ value: id, label }))}
      />
      <PlatformFields rows={fields.platforms} onChange={(platforms) => set({ platforms })} />
      {isChanged ? (
        <ChangedMeanwhile
          changes={profileChanges(
            seen,
            celebrity,
            (id) => categories.find((category) => category.id === id)?.name ?? id,
          )}
          onSeen={() => {
            accept();
            change.forget();
          }}
        />
      ) : (
        <FormProblem text={change.problem} />
      )}
      <div className={styles['acts']}>
        <Button type="primary" htmlType="submit" disabled={!words || isChanged} loading={change.isBusy}>
          存资料
        </Button>
        <Button onClick={onDone}>不改了</Button>
      </div>
    </form>
  );
}

const keyOf = (fields: ProfileFields) => JSON.stringify(profileIn(fields) ?? fields);

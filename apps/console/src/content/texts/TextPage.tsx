import type { StaffText } from '@jiwu/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ChangedMeanwhile } from '../../ui/form/ChangedMeanwhile.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSeen } from '../../ui/form/seen/useSeen.ts';
import { useSend } from '../../ui/form/useSend.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { TabLinks } from '../../ui/panel/TabLinks.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { PublishText } from './PublishText.tsx';
import { TextEditor } from './TextEditor.tsx';
import { TextFeedback } from './TextFeedback.tsx';
import { sayTextProblems } from './textProblems.ts';
import { isWritten, kindNames, versionNames, type Words } from './textWords.ts';
import { textChanges } from './versions/textChanges.ts';
import { TextVersions } from './versions/TextVersions.tsx';

const parts = ['draft', 'versions', 'feedback'] as const;
const partNames: Readonly<Record<(typeof parts)[number], string>> = {
  draft: '正文',
  versions: '版本',
  feedback: '读者说',
};

/** One text: its newest version to be written on, when readers get it, what it was before, and what they say of it. */
export function TextPage() {
  const { id = '' } = useParams();
  const read = useRead('staffContentGet', { params: { id } });
  if (read.isLoadingError) return <LoadFailed what="这一篇" onRetry={() => void read.refetch()} />;
  if (!read.data) return <PageHead title="文章与指南" about="正在加载…" />;
  return <OpenText key={id} text={read.data} />;
}

function OpenText({ text }: { text: StaffText }) {
  const { query, change: go } = useAddress();
  const { newest, kind, votes } = text;
  const [words, setWords] = useState<Words>(text.words);
  const queries = useQueryClient();
  const change = useSend('staffContentChange');
  const { seen, isChanged, accept, saved } = useSeen({
    now: text,
    keyOf: (one) => JSON.stringify(one.words),
    mine: JSON.stringify(words),
    isBusy: change.isBusy,
    follow: (one) => setWords(one.words),
  });
  const problems = sayTextProblems(change.refusal);
  const part = parts.find((name) => name === query['tab']) ?? 'draft';
  const isUnsaved = JSON.stringify(words) !== JSON.stringify(text.words);
  const save = async () => {
    if (await change.send({ params: { id: text.id }, body: { ...words, version: text.version } })) {
      saved();
      say.done('草稿已存');
    } else await queries.invalidateQueries({ queryKey: ['staffContentGet'] });
  };
  const takeOver = (no: number, older: Words) => {
    setWords(older);
    go({ tab: undefined, no: undefined, with: undefined });
    say.done(`第 ${no} 版的字放进来了，存草稿才算数`);
  };
  const counts: Readonly<Record<(typeof parts)[number], number | undefined>> = {
    draft: undefined,
    versions: newest.no,
    feedback: votes.useless,
  };
  // Only answers of the guide ask their readers.
  const shown = parts.filter((name) => name !== 'feedback' || kind === 'guide');
  return (
    <>
      <PageHead
        title={newest.title}
        about={`${kindNames[kind]}，第 ${newest.no} 版，${versionNames[newest.state]}${newest.publishAt ? `，${formatTime(newest.publishAt)}` : ''}`}
      >
        {part === 'draft' && (
          <Button
            disabled={!isUnsaved || isChanged || !isWritten(words)}
            loading={change.isBusy}
            onClick={() => void save()}
          >
            存草稿
          </Button>
        )}
      </PageHead>
      <TabLinks
        label="这一篇"
        now={part}
        tabs={shown.map((name) => ({
          name,
          words: partNames[name],
          count: counts[name],
        }))}
      />
      {part === 'draft' && (
        <>
          {isChanged ? (
            <ChangedMeanwhile
              changes={textChanges(seen.words, text.words)}
              onSeen={() => {
                accept();
                change.forget();
              }}
            />
          ) : (
            <FormProblem text={problems.length > 0 ? null : change.problem} />
          )}
          <TextEditor
            words={words}
            problems={problems}
            onChange={(changes) => setWords((before) => ({ ...before, ...changes }))}
          />
          <PublishText key={`${newest.no} ${newest.state}`} text={text} isChanged={isUnsaved} />
        </>
      )}
      {part === 'versions' && <TextVersions text={text} isChanged={isUnsaved} onTake={takeOver} />}
      {part === 'feedback' && <TextFeedback text={text} />}
    </>
  );
}

import { Icon } from '../../../ui/icon/Icon.tsx';
import { clearHistory, removeFromHistory } from './searchHistory.ts';
import styles from './SearchPanel.module.css';

interface HistoryHeadProps {
  history: readonly string[];
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onChange: (history: string[]) => void;
}

/** The search history belongs to the user: one word or all of them can be deleted. */
export function HistoryHead({ history, isEditing, onEdit, onChange }: HistoryHeadProps) {
  return (
    <>
      <div className={styles['head']}>
        <b>搜索历史</b>
        {isEditing && (
          <button
            type="button"
            onClick={() => {
              clearHistory();
              onChange([]);
              onEdit(false);
            }}
          >
            清空
          </button>
        )}
        <button type="button" onClick={() => onEdit(!isEditing)}>
          {isEditing ? '完成' : '管理'}
        </button>
      </div>
      {isEditing && (
        <ul className={styles['editing']}>
          {history.map((word) => (
            <li key={word}>
              <button type="button" aria-label={`删除 ${word}`} onClick={() => onChange(removeFromHistory(word))}>
                {word}
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

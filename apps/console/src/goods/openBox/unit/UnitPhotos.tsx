import { rules } from '@jiwu/contract/rules';
import { Button } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { StaffPicture } from '../../../ui/picture/StaffPicture.tsx';
import styles from '../OpenBox.module.css';
import { placeNames, type Unit } from '../unitWords.ts';

type Place = Unit['photosMissing'][number];

/** 六个机位: what is still to be taken first. A phone opens its camera, a computer its files. */
export function UnitPhotos({ unit }: { unit: Unit }) {
  const { id, photos, photosMissing, state } = unit;
  const [busyPlace, setBusyPlace] = useState<Place | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = useSend('staffUnitPhotoRemove');
  const queries = useQueryClient();
  const isOpen = state === 'inspecting' || state === 'graded';
  const slots = slotsOf(unit, isOpen && photos.length < rules.openBox.maxPhotos);
  const add = async (place: Place, file: File | undefined) => {
    if (!file) return;
    const body = new FormData();
    body.append('file', file);
    setBusyPlace(place);
    setProblem(null);
    try {
      await client.call('staffUnitPhotoAdd', { params: { id }, query: { place }, body }, { inline: true });
      await queries.invalidateQueries();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusyPlace(null);
    }
  };
  return (
    <Panel
      title="照片"
      note={
        photosMissing.length === 0
          ? '六个机位都有'
          : `还差 ${photosMissing.map((place) => placeNames[place]).join('、')}`
      }
    >
      <ul className={styles['photos']}>
        {slots.map(({ place, photo }) =>
          photo ? (
            <li key={photo.id}>
              <StaffPicture
                name="staffUnitPhoto"
                input={{ params: { id }, query: { photoId: photo.id, w: '320' } }}
                alt={placeNames[place]}
                className={styles['photo']}
              />
              <span>{photo.words || placeNames[place]}</span>
              {isOpen && (
                <Button
                  size="small"
                  aria-label={`去掉 ${placeNames[place]}，重拍`}
                  onClick={() => void remove.send({ params: { id }, body: { photoId: photo.id } })}
                >
                  去掉
                </Button>
              )}
            </li>
          ) : (
            <li key={place} data-missing={photosMissing.includes(place) || undefined}>
              <label className={styles['shoot']} aria-busy={busyPlace === place}>
                <Icon name="plus" size={20} /> {busyPlace === place ? '正在传…' : `拍${placeNames[place]}`}
                <input
                  className="visuallyHidden"
                  type="file"
                  accept="image/*"
                  capture="environment"
                  disabled={busyPlace !== null}
                  onChange={({ target }) => {
                    void add(place, target.files?.[0]);
                    target.value = '';
                  }}
                />
              </label>
            </li>
          ),
        )}
      </ul>
      <FormProblem text={problem ?? remove.problem} />
    </Panel>
  );
}

interface Slot {
  readonly place: Place;
  /** None: it is to be taken. */
  readonly photo: Unit['photos'][number] | undefined;
}

/** The places in their order, each with its pictures or room for one. Of traces there may be more than one: room for another comes last. */
function slotsOf({ photos, photosMissing }: Unit, hasRoom: boolean): Slot[] {
  const slots = rules.openBox.photoPlaces.flatMap((place): Slot[] => [
    ...photos.filter((photo) => photo.place === place).map((photo) => ({ place, photo })),
    ...(hasRoom && photosMissing.includes(place) ? [{ place, photo: undefined }] : []),
  ]);
  const hasWear = !photosMissing.includes('wear');
  return hasRoom && hasWear ? [...slots, { place: 'wear', photo: undefined }] : slots;
}

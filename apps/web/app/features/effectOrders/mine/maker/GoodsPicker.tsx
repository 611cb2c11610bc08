import { GoodsFinder } from '../../../../shared/goods/finder/GoodsFinder.tsx';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';

interface GoodsPickerProps {
  onPick: (productId: string) => void;
  onClose: () => void;
}

/** A product to promote. */
export function GoodsPicker({ onPick, onClose }: GoodsPickerProps) {
  return (
    <Drawer title="选一件商品" onClose={onClose}>
      <GoodsFinder
        renderItem={(id, face) => (
          <button type="button" onClick={() => onPick(id)}>
            {face}
          </button>
        )}
      />
    </Drawer>
  );
}

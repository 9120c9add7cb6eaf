import type { Picture } from '#domain/core/picture.ts'
import { toDecimal } from '#domain/core/money.ts'
import { N } from '#ui/text/n.tsx'
import { pictureUrl } from '../../shell/picture-url.ts'
import styles from './option-tiles.module.css'
import type { ChoiceGroup } from '#web/choice-state.ts'
import type { ItemChoice } from './use-item-choice.ts'
import { useItemText } from './use-item-text.ts'

interface OptionTilesProps {
  readonly group: ChoiceGroup
  readonly choice: ItemChoice
  readonly picture: Picture
}

/** Sizes side by side, the picture growing with them; radios underneath. */
export function OptionTiles({ group, choice, picture }: OptionTilesProps) {
  const say = useItemText()
  return (
    <div className={styles.tiles}>
      {group.options.map((option, i) => (
        <label key={option.id} className={styles.tile}>
          <input
            className="vh"
            type="radio"
            name={group.id}
            value={option.id}
            checked={choice.choice.has(option.id)}
            onChange={() => choice.chooseOne(group, option.id)}
          />
          {picture.cutout && (
            <span className={styles.picture}>
              <img src={pictureUrl(picture.id, 112)} alt="" width={28 + 7 * i} height={28 + 7 * i} />
            </span>
          )}
          <span className={styles.name}>{option.name.ar}</span>
          <span className={styles.price}>
            {option.price > 0 ? <N>{`+${toDecimal(option.price)}`}</N> : say('item.free')}
          </span>
        </label>
      ))}
    </div>
  )
}

import type { ItemCardWire } from '#contract/menu/menu.ts'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '../shell/use-site.ts'
import { isOff, ItemFacts } from './item-facts.tsx'
import styles from './item-words.module.css'

/** What a card says of its item: the name, whose link is the whole card, two lines about it, and its facts. */
export function ItemWords({ item }: { readonly item: ItemCardWire }) {
  const language = useLanguage()
  return (
    <>
      <h3 className={isOff(item) ? styles.off : undefined}>
        <a className={styles.link} href={localPath(`/item/${item.id}`, language)}>
          {item.name}
        </a>
      </h3>
      <p className={styles.about}>{item.description}</p>
      <ItemFacts item={item} />
    </>
  )
}

import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Empty } from '#ui/empty.tsx'
import type { EmptyLook } from './empty-look.ts'
import styles from './own-empty.module.css'
import { pictureUrl } from './picture-url.ts'
import { useShopClient } from './use-shop-client.ts'
import { useLanguage, useSite } from './use-site.ts'

interface OwnEmptyProps {
  readonly page: 'cart' | 'orders'
  readonly picture: string
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** An empty page with the restaurant's own words and picture over the product's. Spec 3 (empty_page). */
export function OwnEmpty({ page, picture, title, text, children }: OwnEmptyProps) {
  const client = useShopClient()
  const language = useLanguage()
  const { own_empty: own } = useSite()
  const [look, setLook] = useState<EmptyLook>()
  useEffect(() => {
    if (!own) return
    // without an answer the product's own words stand
    import('./empty-look.ts')
      .then((part) => part.loadEmptyLook(client, page, language))
      .then(setLook, () => {})
  }, [client, page, language, own])
  return (
    <Empty
      picture={look?.picture ? pictureUrl(look.picture, 224) : picture}
      title={title}
      {...(!look?.html && { text })}
    >
      {look?.html && <OwnWords html={look.html} />}
      {children}
    </Empty>
  )
}

/** Takes HTML that emptyLook() has checked. */
export function OwnWords({ html }: { readonly html: string }) {
  // eslint-disable-next-line react/no-danger -- emptyLook() lets nothing but safe HTML through
  return <div className={styles.words} dangerouslySetInnerHTML={{ __html: html }} />
}

import { useState } from 'react'
import type { SiteContentWire } from '#contract/site/site-content.ts'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import { SiteTabs } from '../site-tabs.tsx'
import { BannerList } from './banner-list.tsx'
import { BannerSheet } from './banner-sheet.tsx'
import styles from './content-screen.module.css'
import { LinkList } from './link-list.tsx'
import type { Opened } from './opened.ts'
import { PageList } from './page-list.tsx'
import { PageSheet } from './page-sheet.tsx'
import { ShortLinkSheet } from './short-link-sheet.tsx'
import { useContent } from './use-content.ts'

/** What the owner writes for the website: banners, popups, content pages and short links. */
export function ContentScreen({ first }: { readonly first: SiteContentWire }) {
  const t = useText()
  const content = useContent(first)
  const [open, setOpen] = useState<Opened>()
  const close = () => setOpen(undefined)
  return (
    <>
      <title>{t('content.room')}</title>
      <header className={styles.head}>
        <h1>{t('content.room')}</h1>
      </header>
      <SiteTabs />
      <main id="content" className={styles.page}>
        {content.trouble && (
          <Note tone="err" alert>
            {content.trouble}
          </Note>
        )}
        <BannerList content={content} place="web_popup" onOpen={setOpen} />
        <BannerList content={content} place="web" onOpen={setOpen} />
        <PageList content={content} onOpen={setOpen} />
        <LinkList content={content} onOpen={setOpen} />
      </main>
      {open?.of === 'banner' && (
        <BannerSheet content={content} banner={open.banner} place={open.place} onClose={close} />
      )}
      {open?.of === 'page' && <PageSheet content={content} page={open.page} onClose={close} />}
      {open?.of === 'link' && <ShortLinkSheet content={content} link={open.link} onClose={close} />}
    </>
  )
}

import type { ReactNode } from 'react'
import readexArabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import readexLatin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url'
import rubikArabic from '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2?url'
import rubikLatin from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { directionOf, languages, type Language } from '#domain/core/words.ts'
import { localPath, plainPath } from '#domain/core/local-path.ts'
import { FirstScript } from '#web/older/first-script-tag.tsx'
import { tooOldForGuests } from '#web/i18n/too-old.ts'
import { callerWords } from '#web/caller-words.ts'
import { pictureUrl } from './picture-url.ts'
import { usePageFrame } from './site-context.ts'
import { usePlace } from '../moves/moves.ts'

interface DocumentProps {
  /** None when the tenant could not be loaded. */
  readonly origin: string | undefined
  /** Styles and scripts, where the page's client names them itself. */
  readonly styles?: ReactNode
  readonly scripts?: ReactNode
  readonly children: ReactNode
}

const fonts = {
  'Readex Pro': { ar: readexArabic, en: readexLatin },
  Rubik: { ar: rubikArabic, en: rubikLatin },
} as const

/** The HTML around every page. */
export function Document({ origin, styles, scripts, children }: DocumentProps) {
  const { site, language } = usePageFrame()
  return (
    <html
      lang={language}
      dir={directionOf[language]}
      data-tenant={site && callerWords(site)}
      // a script of the home page notes there what this browser knows (home/order-again.tsx)
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {site && <SiteHead site={site} language={language} origin={origin ?? ''} />}
        {styles}
        <FirstScript words={tooOldForGuests[language]} />
        {site && <style>{site.theme_css}</style>}
      </head>
      <body>
        {children}
        {scripts}
      </body>
    </html>
  )
}

function SiteHead({ site, language, origin }: { site: SiteWire; language: Language; origin: string }) {
  const path = plainPath(usePlace().pathname)
  const font = fonts[site.font]
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={font.en} crossOrigin="anonymous" />
      {language === 'ar' && (
        <link rel="preload" as="font" type="font/woff2" href={font.ar} crossOrigin="anonymous" />
      )}
      {site.favicon && <link rel="icon" href={pictureUrl(site.favicon, 112)} />}
      <meta name="color-scheme" content={site.color_scheme} />
      <link rel="canonical" href={origin + localPath(path, language)} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={origin + localPath(path, each)} />
      ))}
    </>
  )
}

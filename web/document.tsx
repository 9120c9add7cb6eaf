import type { ReactNode } from 'react'
import { Links, Scripts } from 'react-router'
import readexArabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import readexLatin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url'
import { directionOf, type Language } from '#domain/core/words.ts'
import { FirstScript } from './older/first-script-tag.tsx'
import { tooOldForStaff } from './i18n/too-old.ts'
import { KeepScroll } from './keep-scroll.tsx'
import mark from './mark.svg?url'
import { useLanguage } from './use-language.ts'

interface DocumentProps {
  /** As the server knows it; the path's when the root could not be loaded. */
  readonly language: Language | undefined
  readonly children: ReactNode
}

/** The HTML around every page of the main site and the console. */
export function Document({ language: known, children }: DocumentProps) {
  const byPath = useLanguage()
  const language = known ?? byPath
  return (
    <html lang={language} dir={directionOf[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light" />
        <link rel="preload" as="font" type="font/woff2" href={readexLatin} crossOrigin="anonymous" />
        {language === 'ar' && (
          <link rel="preload" as="font" type="font/woff2" href={readexArabic} crossOrigin="anonymous" />
        )}
        <link rel="icon" type="image/svg+xml" href={mark} />
        <Links />
        <FirstScript words={tooOldForStaff[language]} />
      </head>
      <body>
        {children}
        <KeepScroll />
        <Scripts />
      </body>
    </html>
  )
}

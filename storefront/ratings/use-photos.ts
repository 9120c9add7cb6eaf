import { useEffect, useRef, useState } from 'react'
import { CallError, makeClient } from '#contract/core/client.ts'
import type { RatingPhotoWire } from '#contract/ratings/rating.ts'
import { browserCaller } from '#web/browser-caller.ts'
import { useText } from '../i18n/use-text.ts'
import { useLanguage } from '../shell/use-site.ts'
import { checkPhotos } from './check-photos.ts'
import { uploadFetch } from './upload-fetch.ts'

const side = 224

/** Takes a chosen file; returns a small copy of it as a data address to look at meanwhile, or '' when it is no picture. */
async function smallCopy(file: Blob): Promise<string> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: side, resizeQuality: 'medium' })
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return canvas.toDataURL('image/jpeg', 0.8)
  } catch {
    return ''
  }
}

/** A photo of the dialog: on file, or on its way there. */
export interface Photo {
  readonly key: string
  /** Where to see it; empty until there is something to see. */
  readonly address: string
  /** Once it is on file. */
  readonly id: string | undefined
  /** How much of it is on its way, 0 to 1. */
  readonly share: number
}

export interface Photos {
  readonly all: readonly Photo[]
  readonly uploading: boolean
  readonly problem: string | undefined
  say(problem: string | undefined): void
  add(files: readonly File[]): void
  remove(photo: Photo): void
}

const toPhoto = ({ id }: RatingPhotoWire): Photo => ({
  key: id,
  id,
  address: `/rating-photos/${id}/224`,
  share: 1,
})

/** Takes an order and its photos on file; returns what the dialog does with photos. One goes up after the other. */
export function usePhotos(orderId: string, onFile: readonly RatingPhotoWire[]): Photos {
  const t = useText()
  const language = useLanguage()
  const [all, setAll] = useState<readonly Photo[]>(() => onFile.map(toPhoto))
  const [problem, setProblem] = useState<string>()
  const queue = useRef(Promise.resolve())
  const chosen = useRef(0)
  const ends = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const running = ends.current
    return () => {
      for (const end of running.values()) end.abort()
    }
  }, [])
  const change = (key: string, to: Partial<Photo>) =>
    setAll((photos) => photos.map((photo) => (photo.key === key ? { ...photo, ...to } : photo)))
  const drop = (key: string) => setAll((photos) => photos.filter((photo) => photo.key !== key))

  async function upload(key: string, file: File, end: AbortController): Promise<void> {
    if (end.signal.aborted) return
    const fetch = uploadFetch((share) => change(key, { share }), end.signal)
    try {
      const { id } = await makeClient(browserCaller(language, fetch)).addRatingPhoto(orderId, file)
      change(key, { id, share: 1 })
    } catch (error) {
      drop(key)
      if (!end.signal.aborted)
        setProblem(error instanceof CallError ? error.body.message : t('sign-in.unreachable'))
    }
    ends.current.delete(key)
  }

  return {
    all,
    uploading: all.some((photo) => photo.id === undefined),
    problem,
    say: setProblem,
    add(files) {
      const { send, problem: wrong } = checkPhotos(files, all.length)
      setProblem(wrong && t(wrong))
      for (const file of send) {
        const key = `chosen ${(chosen.current += 1)}`
        const end = new AbortController()
        ends.current.set(key, end)
        setAll((photos) => [...photos, { key, address: '', id: undefined, share: 0 }])
        void smallCopy(file).then((address) => change(key, { address }))
        queue.current = queue.current.then(() => upload(key, file, end))
      }
    },
    remove({ key, id }) {
      setProblem(undefined)
      ends.current.get(key)?.abort()
      drop(key)
      const client = makeClient(browserCaller(language))
      // one that a rating shows goes when the rating is saved without it; what stays behind, the server takes in a day
      if (id !== undefined && !onFile.some((photo) => photo.id === id))
        void client.removeRatingPhoto(orderId, id).catch(() => {})
    },
  }
}

import { useEffect, useState } from 'react'
import { sectionId } from './section-id.ts'

/** Takes the ids of sections in order; returns the one that stands below the rail now. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    const seen = new Set<string>()
    const order = key.split(' ')
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        const first = order.find((id) => seen.has(sectionId(id)))
        if (first) setCurrent(first)
      },
      { rootMargin: '-150px 0px -55% 0px' },
    )
    for (const id of order) {
      const section = document.getElementById(sectionId(id))
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return current !== undefined && ids.includes(current) ? current : ids[0]
}

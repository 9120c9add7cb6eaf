import { Moon, Sun, Sunrise } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'

/** Takes when the first guests of a period sit down (HH:mm); shows morning, noon or evening. The name beside it says it. */
export function MealIcon({ time = '20:00' }: { readonly time?: string | undefined }) {
  const at = time >= '16:30' || time < '05:00' ? Moon : time < '11:30' ? Sunrise : Sun
  return <Icon of={at} size="s" />
}

import { describe, expect, it } from 'vitest'
import { contrast } from '../core/color.ts'
import { statusBadge, statusKeys } from './status-badge.ts'

describe('statusBadge', () => {
  it('spec 4: an unknown status is #efeae5 with #ff0000 and has no word of the tenant', () => {
    expect(statusBadge({}, undefined)).toEqual({ background: '#efeae5', color: '#ff0000' })
  })

  it('spec 4: a known status has the tenant’s word and colours', () => {
    const settings = {
      'language.in_kichen': { ar: 'على النار', en: 'On the fire' },
      'language.in_kichen_background_color': '#ffe0c0',
      'language.in_kichen_text_color': '#5a2500',
    }
    expect(statusBadge(settings, 'in_kichen')).toEqual({
      words: { ar: 'على النار', en: 'On the fire' },
      background: '#ffe0c0',
      color: '#5a2500',
    })
  })

  it('spec 3, 4: each status has the words and colours that the restaurant gave it', () => {
    for (const key of statusKeys) {
      const words = { ar: `عندنا ${key}`, en: `Ours ${key}` }
      const settings = {
        [`language.${key}`]: words,
        [`language.${key}_background_color`]: '#fafbfc',
        [`language.${key}_text_color`]: '#0a0b0c',
      }
      expect(statusBadge(settings, key)).toEqual({ words, background: '#fafbfc', color: '#0a0b0c' })
    }
  })

  it('every default pair and every pair of a tenant is readable', () => {
    for (const key of statusKeys) {
      const badge = statusBadge({}, key)
      expect(contrast(badge.color, badge.background)).toBeGreaterThanOrEqual(4.5)
    }
    const poor = statusBadge(
      { 'language.ready_background_color': '#ffff00', 'language.ready_text_color': '#ffffff' },
      'ready',
    )
    expect(contrast(poor.color, poor.background)).toBeGreaterThanOrEqual(4.5)
  })
})

import { describe, expect, it } from 'vitest'
import { campaignText } from '#domain/loyalty/segment.ts'
import { mailHtml } from './mail-html.ts'
import { mailParts } from './mail-parts.ts'

const look = {
  name: 'زعفران',
  ground: '#fff7ee',
  surface: '#ffffff',
  ink: '#201510',
  accent: '#7a1f3d',
  onAccent: '#fefefe',
}
const link = 'https://saffron.example/o/Ab12?x=1&y=2'

describe('the parts of a mail', () => {
  it('a link that ends a line is a button, and the few words that lead to it are on it', () => {
    expect(mailParts(`وصلنا طلبك رقم 041، المبلغ 61.00 ر.س. تابعه من هنا: ${link}`)).toEqual([
      { lines: ['وصلنا طلبك رقم 041، المبلغ 61.00 ر.س.'] },
      { url: link, label: 'تابعه من هنا' },
    ])
    expect(mailParts(`Receipt: ${link}\nAs PDF: ${link}`)).toEqual([
      { url: link, label: 'Receipt' },
      { url: link, label: 'As PDF' },
    ])
  })

  it('a fact before the link stays text', () => {
    expect(mailParts(`An order for 61.00 is waiting for your approval until 08:30 PM: ${link}`)).toEqual([
      { lines: ['An order for 61.00 is waiting for your approval until 08:30 PM'] },
      { url: link, label: '' },
    ])
    expect(mailParts(`Your order 041 is ready. ${link}`)).toEqual([
      { lines: ['Your order 041 is ready.'] },
      { url: link, label: '' },
    ])
  })

  it('a link in the middle of a line and lines without one stay as they are', () => {
    const text = `First\n\nSee ${link} for more.`
    expect(mailParts(text)).toEqual([{ lines: ['First', '', `See ${link} for more.`] }])
  })

  it('a code stands by itself', () => {
    expect(mailParts('رمز الدخول إلى زعفران: 4821\nصالح لمدة 5 دقائق.', '4821')).toEqual([
      { lines: ['رمز الدخول إلى زعفران'] },
      { code: '4821' },
      { lines: ['صالح لمدة 5 دقائق.'] },
    ])
  })
})

describe('a mail as a page', () => {
  const mail = { language: 'ar', secret: false, params: [], look } as const

  it('spec 1: is in its direction and in its restaurant’s name and colours, said once', () => {
    const html = mailHtml({ ...mail, body: `زعفران: طلبك جاهز. ${link}` })
    expect(html).toContain('dir="rtl"')
    expect(html.match(/زعفران/g)).toHaveLength(1)
    for (const colour of Object.values(look).slice(1)) expect(html).toContain(colour)
    expect(html).toContain('href="https://saffron.example/o/Ab12?x=1&amp;y=2"')
    expect(html).toContain('>التفاصيل</a>')
  })

  it('safety 36: what people typed is text, and no address but http is a link', () => {
    const html = mailHtml({ ...mail, body: '<b onclick="x">&</b> javascript:alert(1)' })
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;&amp;&lt;/b&gt;')
    expect(html).not.toContain('href')
  })

  it('has one filled button, the first', () => {
    const html = mailHtml({ ...mail, body: `Receipt: ${link}\nAs PDF: ${link}` })
    expect(html.match(new RegExp(`background:${look.accent}`, 'g'))).toHaveLength(1)
    expect(html.indexOf(`background:${look.accent}`)).toBeLessThan(html.indexOf('>Receipt<'))
  })

  it('of a campaign leads to its offer first; the way out is a small link below', () => {
    const optOutUrl = 'https://saffron.example/account/notifications'
    const body = campaignText('عيدكم مبارك', { code: 'C7K2M9AB', link: optOutUrl, language: 'ar' })
    const offerUrl = 'https://saffron.example/menu?coupon=C7K2M9AB'
    const html = mailHtml({ ...mail, body, mailing: { offerUrl, optOutUrl, oneClickUrl: link } })
    expect(html.match(new RegExp(`background:${look.accent}`, 'g'))).toHaveLength(1)
    expect(html).toMatch(
      new RegExp(`href="${offerUrl.replace('?', '\\?')}" style="[^"]*background:${look.accent}`),
    )
    expect(html).toContain('>إلى القائمة</a>')
    expect(html).toContain('>C7K2M9AB</bdi>')
    const out = html.indexOf(optOutUrl)
    expect(out).toBeGreaterThan(html.indexOf(offerUrl))
    expect(html.slice(out, html.indexOf('</a>', out))).not.toContain('background')
    expect(html).toContain('>لإيقاف العروض</a>')
    expect(html).not.toContain(link)
  })

  it('begins with a capital where the restaurant’s name was before it', () => {
    const body = 'Saffron: your order 041 is ready at Olaya.'
    const html = mailHtml({ ...mail, language: 'en', body, look: { ...look, name: 'Saffron' } })
    expect(html).toContain('>Your order 041 is ready at Olaya.<')
  })

  it('a code is large only in the message that brings one', () => {
    const code = { body: 'Your Saffron code: 4821', params: ['4821'] }
    expect(mailHtml({ ...mail, ...code, secret: true })).toContain('>4821</bdi>')
    expect(mailHtml({ ...mail, ...code })).not.toContain('</bdi>')
  })
})

import { describe, expect, it } from 'vitest'
import { canonicalXml, readXml } from './canonical-xml.ts'
import { firstPreviousHash, hashOfXml } from './hash-document.ts'

const canonical = (xml: string) => canonicalXml(readXml(xml))

describe('canonical XML 1.1', () => {
  // each pair is what `xmllint --c14n11` of libxml2 2.9.14 writes
  it.each([
    ['<?xml version="1.0"?>\n<a/>\n', '<a></a>'],
    ['<a b="1" a="2"/>', '<a a="2" b="1"></a>'],
    ['<a xmlns:z="u:z" xmlns="u:d" xmlns:b="u:b"/>', '<a xmlns="u:d" xmlns:b="u:b" xmlns:z="u:z"></a>'],
    ['<a xmlns="u:d"><b xmlns="u:d"/></a>', '<a xmlns="u:d"><b></b></a>'],
    ['<a xmlns="u:d"><b xmlns=""/></a>', '<a xmlns="u:d"><b xmlns=""></b></a>'],
    ['<a>\r\n  <b/>\r</a>', '<a>\n  <b></b>\n</a>'],
    ['<a>&#13;&gt;&quot;&apos;&#x9;</a>', '<a>&#xD;&gt;"\'\t</a>'],
    ["<a b='\"&#9;&#10;&#13;>'/>", '<a b="&quot;&#x9;&#xA;&#xD;>"></a>'],
    ['<a><![CDATA[<&>]]></a>', '<a>&lt;&amp;&gt;</a>'],
    ['<a>مطعم &#x645;🍔</a>', '<a>مطعم م🍔</a>'],
    [
      '<a xmlns:y="u:1" xmlns:x="u:2" x:b="1" y:b="2" b="3"/>',
      '<a xmlns:x="u:2" xmlns:y="u:1" b="3" y:b="2" x:b="1"></a>',
    ],
  ])('%s', (xml, expected) => {
    expect(canonical(xml)).toBe(expected)
  })

  it('what is no document is told', () => {
    expect(() => readXml('<a>')).toThrow('no well-formed XML')
    expect(() => readXml('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toThrow('document types')
    expect(() => readXml('<a><?pi x?></a>')).toThrow('instructions')
    expect(canonical('<a><!-- no -->x</a>')).toBe('<a>x</a>')
  })
})

describe('the hash of a document', () => {
  it('the one before the first is the toolkit’s', () => {
    expect(firstPreviousHash).toBe(
      'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==',
    )
  })

  it('leaves out signature, block and QR code, and keeps the white space around them', () => {
    const bare = '<Invoice>\n  \n  <cbc:ID>1</cbc:ID>\n</Invoice>'
    const full =
      '<Invoice>\n  <ext:UBLExtensions>x</ext:UBLExtensions>\n  <cbc:ID>1</cbc:ID>\n<cac:Signature/></Invoice>'
    expect(hashOfXml(full)).toBe(hashOfXml(bare))
    expect(hashOfXml(full)).not.toBe(hashOfXml(bare.replace('\n  \n', '\n')))
  })
})

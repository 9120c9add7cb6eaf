/** The example of komoot/photon, docs/api-v1.md at a7b6562 (2026-07-07). */
export const photonAnswer = {
  features: [
    {
      properties: {
        name: 'Berlin',
        state: 'Berlin',
        country: 'Germany',
        countrycode: 'DE',
        osm_key: 'place',
        osm_value: 'city',
        osm_type: 'N',
        osm_id: 240_109_189,
      },
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [13.388_859_9, 52.517_036_5] },
    },
    {
      properties: {
        name: 'Berlin Olympic Stadium',
        street: 'Olympischer Platz',
        housenumber: '3',
        postcode: '14053',
        state: 'Berlin',
        country: 'Germany',
        countrycode: 'DE',
        osm_key: 'leisure',
        osm_value: 'stadium',
        osm_type: 'W',
        osm_id: 38_862_723,
        extent: [13.237_27, 52.515_715_1, 13.241_757, 52.513_597_2],
      },
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [13.239_514_674_078_611, 52.514_679_45] },
    },
  ],
}

/** The example with address details of osm-search/Nominatim, docs/api/Search.md at 86e7932 (2026-07-02). */
export const nominatimAnswer = [
  {
    address: {
      'ISO3166-2-lvl4': 'DE-BE',
      borough: 'Mitte',
      city: 'Berlin',
      country: 'Deutschland',
      country_code: 'de',
      historic: 'Kommandantenhaus',
      house_number: '1',
      neighbourhood: 'Friedrichswerder',
      postcode: '10117',
      road: 'Unter den Linden',
      suburb: 'Mitte',
    },
    boundingbox: ['52.5170798', '52.5173311', '13.3975116', '13.3981577'],
    class: 'historic',
    display_name:
      'Kommandantenhaus, 1, Unter den Linden, Friedrichswerder, Mitte, Berlin, 10117, Deutschland',
    importance: 0.813_504_205_830_690_2,
    lat: '52.51720765',
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. https://osm.org/copyright',
    lon: '13.397834399325466',
    osm_id: 15_976_890,
    osm_type: 'way',
    place_id: 108_681_845,
    type: 'house',
  },
  {
    address: {
      house_number: '135',
      road: 'Pilkington Avenue',
      hamlet: 'Maney',
      town: 'Sutton Coldfield',
      village: 'Wylde Green',
      city: 'Birmingham',
      state: 'England',
      postcode: 'B72 1LH',
      country: 'United Kingdom',
      country_code: 'gb',
    },
    lat: '52.5487921',
    lon: '-1.8164308',
    display_name:
      '135, Pilkington Avenue, Maney, Sutton Coldfield, Wylde Green, Birmingham, West Midlands Combined Authority, England, B72 1LH, United Kingdom',
    name: '',
    osm_id: 90_394_480,
    osm_type: 'way',
    place_id: 125_279_639,
    type: 'residential',
  },
]

/** The example of Google's "Autocomplete (New)" with a place and a query, as its reference shows it (2025-11). */
export const googleAnswer = {
  suggestions: [
    {
      placePrediction: {
        place: 'places/ChIJ5YQQf1GHhYARPKG7WLIaOko',
        placeId: 'ChIJ5YQQf1GHhYARPKG7WLIaOko',
        text: {
          text: 'Amoeba Music, Haight Street, San Francisco, CA, USA',
          matches: [{ endOffset: 6 }],
        },
        structuredFormat: {
          mainText: { text: 'Amoeba Music', matches: [{ endOffset: 6 }] },
          secondaryText: { text: 'Haight Street, San Francisco, CA, USA' },
        },
        types: ['electronics_store', 'point_of_interest', 'store', 'establishment', 'home_goods_store'],
      },
    },
    { queryPrediction: { text: { text: 'Amoeba Music', matches: [{ endOffset: 6 }] } } },
  ],
}

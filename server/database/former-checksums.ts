/**
 * Checksums that a few migrations had for a day, while the paths in their comments were other ones: a database that was
 * made then starts all the same.
 */
export const formerChecksums: Readonly<Record<string, string>> = {
  '20261121070100_customers.sql': '4aee399ddf3158e12c8297b0080597865b3a28edab4821881e145f915d478693',
  '20261121120200_delivery-zones.sql': 'c1d83116dcd829826258e9b7ff128819d7c43ce3f2ea29e17472e2604cbfba5e',
  '20261121120800_money.sql': '7b6390b679ded8a87c77abde9775cf67506fabe0c5d7bf144e8d4d17582b2f11',
  '20261121150200_topups-and-lots.sql': '271d659206da118d26a18bbeaa69ef96b9b5afa22f35a97b6dee88f4c4f5b738',
  '20261121150501_loyalty.sql': '946639db752483556fce25fd9d97782e122d745714226388736ff64c74b8bf64',
  '20261121150502_rewards-and-usuals.sql': 'aa4ec4eadb52dc4d460f723a0d9f35655d09af48ce6ffc557001160286ba00f0',
  '20261121170301_campaigns.sql': '286d572c4fe9d8d279c72f9cec53f498af832e97dce7d440c6b32706106dcc75',
  '20261121170302_group-shares.sql': '88755f646a304c4e4f70d94adaf1a5d1d7da59985fad015a49cbf12d15d6e1cc',
  '20261121170501_order-edits.sql': '2c9dd0c48fecf47377f94174aae1fa293ab24b3e6ce41eecd81bd169f970cc6a',
  '20261121170503_choice-lists.sql': '4b6ad662d5fdcaa1609e085b98e3aabeb865771ce73a0054199749bfca7ce822',
  '20261121210100_api-keys.sql': '4a5f05008f817b877ae42adfef77cedb5a0b7d9035c4b24698dfb17cdf45d49d',
  '20261121210101_webhooks.sql': 'ee3df494c8e2e799b4296da89923dcd751f529ac9f58ce86ca161a0279d8613f',
  '20261121210202_host-claims.sql': '69b0ecaee9b9675f8dbd381d02c7ac398210f46fa47a416ae5c3b6b04b64ccfb',
  '20261121210401_printing.sql': 'f97a8690f5a2bfa9b0749256b286414a920ad6d9eff8ab8f665a92c080755870',
}

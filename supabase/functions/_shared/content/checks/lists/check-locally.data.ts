/**
 * Names and words whose stories, places and customs differ between iwi, so that nothing about them is stated as fact.
 */
export const CHECK_LOCALLY = `
Hatupatu Haumiatiketike Hawaiki Hinauri Hineahuone Hinemoa Hinemoana Hinenuitepō Hinepūkohurangi Hineraumati
Hinetakurua Hineteiwaiwa Hinetītama Horouta Kae Kupe Kurahaupō Kuramārōtini Kurangaituku Kāti_Māmoe Mahuika
Muaūpoko Murirangawhenua Mutuwhenua Māmari Mātaatua Māui Māui-tikitiki-a-Taranga Ngāi_Tai Ngāi_Takoto
Ngāi_Tāmanuhiri Ngāiterangi Ngāpuhi Ngāruahine Ngāti_Apa Ngāti_Awa Ngāti_Hauiti Ngāti_Hauā Ngāti_Kahu
Ngāti_Kahungunu Ngāti_Kuia Ngāti_Maniapoto Ngāti_Maru Ngāti_Mutunga Ngāti_Porou Ngāti_Pāoa Ngāti_Pūkenga
Ngāti_Rangi Ngāti_Ranginui Ngāti_Raukawa Ngāti_Ruanui Ngāti_Rārua Ngāti_Tama Ngāti_Toa_Rangatira
Ngāti_Tūwharetoa Ngāti_Whātua Ngāti_Whātua_Ōrākei Ngātokimatawhaorua Paikea Papa Papatūānuku Punga Rangi
Ranginui Rangitāne Rarohenga Rata Rona Rongo Rongomātāne Rongowhakaata Rākaihautū Rākaunui Rūaumoko Tainui
Tamatea Tamatea-ā-ngana Tangaroa Tangaroa-ā-mua Taranaki_Tūturu Taranga Te_Aitanga-a-Māhaki Te_Ao_Mārama
Te_Arawa Te_Aupōuri Te_Kore Te_Pō Te_Rarawa Te_Rerenga_Wairua Te_Whakatōhea Te_Whānau-ā-Apanui
Te_Āti_Haunui-a-Pāpārangi Te_Ātiawa Tinirau Tokomaru Tāne Tāne_Mahuta Tāwhaki Tāwhirimātea Tū Tūhoe
Tūmatauenga Tūtānekai Tūwharetoa Uenuku Uruao Waitaha Whakatōhea Whiro hautapu karanga kawa mana_whenua
mātauranga_Māori paikea rāhui taniwha tapu whaikōrero
`

/** Common words on tikanga and whakapapa that lead to the same check. */
export const TIKANGA_WORDS = `
iwi hapū mana_whenua whakapapa pepeha tapu rāhui karakia kawa tikanga pūrākau atua tohunga urupā tangihanga
moko rongoā taniwha wāhi_tapu pōwhiri haka whakataukī maramataka
`

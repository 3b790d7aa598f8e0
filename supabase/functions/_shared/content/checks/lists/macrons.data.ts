/**
 * Spellings without macrons that are never right in school texts, with the right form. Compiled for this project,
 * version 2026-11-21; no speaker has reviewed them yet.
 */
export const MACRON_WORDS = `
ahea=āhea aheinga=āheinga ahiahi_marie=ahiahi_mārie ahua=āhua ahuahanga=āhuahanga ahuarangi=āhuarangi
ahuatanga=āhuatanga aianei=āianei aihikirimi=aihikirīmi amaimai=āmaimai aniwaniwa=āniwaniwa
aniwhaniwha=āniwhaniwha apopo=āpōpō aporo=āporo arani=ārani arapu=arapū ata_haere=āta_haere
ata_marie=ata_mārie ata_whakarongo=āta_whakarongo ataahua=ātaahua aue=auē awangawanga=āwangawanga awha=āwhā
awhina=āwhina e_noho_ra=e_noho_rā e_tu=e_tū ehea=ēhea enei=ēnei etahi=ētahi haere_ra=haere_rā hakari=hākari
hakinakina=hākinakina hangi=hāngī haora=hāora hapu=hapū hapuku=hāpuku hariru=harirū hatepe=hātepe
hau_kainga=hau_kāinga hauauru=hauāuru haututu=haututū hauwha=hauwhā hei_kona=hei_konā
hei_kona_ra=hei_konā_rā hekona=hēkona heneti=hēneti hikaka=hīkaka hikoi=hīkoi hinau=hīnau hitori=hītori
hoha=hōhā hohipera=hōhipera hohonu=hōhonu hotaka=hōtaka hotoke=hōtoke hui_a-whanau=hui_ā-whānau
hura_kohatu=hura_kōhatu imera=īmēra inanga=īnanga inapo=inapō iramutu=irāmutu ka_kite_ano=ka_kite_anō
ka_kite_apopo=ka_kite_āpōpō ka_wani_ke=ka_wani_kē kahore=kāhore kahui=kāhui kaiarahi=kaiārahi
kaiarahi_i_te_reo=kaiārahi_i_te_reo kaiawhina=kaiāwhina kaihautu=kaihautū kaikorero=kaikōrero
kaipamu=kaipāmu kaiputaiao=kaipūtaiao kaitakaro=kaitākaro kakahi=kākahi kakahu=kākahu kakano=kākano
kakapo=kākāpō kakariki=kākāriki kamahi=kāmahi kamuputu=kamupūtu kanuka=kānuka kaore=kāore kapata=kāpata
kapeti=kāpeti karearea=kārearea karoti=kāroti katipo=katipō kawanatanga=kāwanatanga
kei_te_pehea_koe=kei_te_pēhea_koe kekerewai=kēkerewai kemu=kēmu kereru=kererū ki-o-rahi=kī-o-rahi
kia_maia=kia_māia kia_pai_te_ra=kia_pai_te_rā kia_pai_to_ra=kia_pai_tō_rā kia_tupato=kia_tūpato
kianga=kīanga kihini=kīhini kirimi=kirīmi kiwaha=kīwaha ko_wai_to_ingoa=ko_wai_tō_ingoa koaro=kōaro
koauau=kōauau koekoea=koekoeā kohanga=kōhanga kohanga_reo=kōhanga_reo kohatu=kōhatu kohimuhimu=kōhimuhimu
kohine=kōhine kohuhu=kōhūhū kohungahunga=kōhungahunga kokako=kōkako kokopu=kōkopu konae=kōnae konui=kōnui
korero=kōrero korerorero=kōrerorero korora=kororā kotare=kōtare kotiro=kōtiro kotuku=kōtuku
kotukutuku=kōtukutuku kowae=kōwae kowhai=kōwhai kowhai_ngutukaka=kōwhai_ngutukākā kowhaiwhai=kōwhaiwhai
kowhiri=kōwhiri kuaha=kūaha kukupa=kūkupa kumara=kūmara kuoro=kūoro kupu_ahua=kupu_āhua
kura_kaupapa_maori=kura_kaupapa_Māori kuri=kurī kutai=kūtai ma_te_wa=mā_te_wā mahaki=māhaki
maharahara=māharahara mahi_a-ropu=mahi_ā-rōpū mahi_kainga=mahi_kāinga mahoe=māhoe mahunga=māhunga
makete=mākete manuka=mānuka maramatanga=māramatanga matahi_o_te_tau=mātahi_o_te_tau matakitaki=mātakitaki
matanga=mātanga matapono=mātāpono matauranga=mātauranga matauranga_maori=mātauranga_Māori matotoru=mātotoru
matou=mātou mauiui=māuiui maungarongo=maungārongo mawhero=māwhero mena=mēnā miharo=mīharo mohio=mōhio
mohiotanga=mōhiotanga morearea=mōrearea morena=mōrena moteatea=mōteatea motoka=motokā motuka=motukā
naianei=nāianei nakahi=nākahi nga=ngā nga_mihi=ngā_mihi nga_mihi_nui=ngā_mihi_nui nga_reo=ngā_reo
nga_toi=ngā_toi ngakau=ngākau ngakaunui=ngākaunui ngakihi=ngākihi ngarara=ngārara ngawari=ngāwari
ngawha=ngāwhā nikau=nīkau no_hea_koe=nō_hea_koe nonahea=nōnahea ohanga=ōhanga onepu=onepū orau=ōrau
orite=ōrite painaporo=paināporo pamahana=pāmahana pangarau=pāngarau panui=pānui papaka=pāpaka
papakainga=papakāinga papaku=pāpaku papango=pāpango paparinga=pāpāringa papori=pāpori paraoa=parāoa
paraoa_parai=parāoa_parai paraoa_rewena=parāoa_rēwena parera=pārera patai=pātai pataka=pātaka
patangaroa=pātangaroa patangatanga=pātangatanga pateke=pāteke patiki=pātiki paua=pāua pehea=pēhea
pene_rakau=pene_rākau pepi=pēpi pihoihoi=pīhoihoi pinati=pīnati pingao=pīngao pipiwharauroa=pīpīwharauroa
pirangi=pīrangi pititi=pītiti piwakawaka=pīwakawaka po_marie=pō_mārie pohatu=pōhatu pohiri=pōhiri
pohutukawa=pōhutukawa poitukohu=poitūkohu popokorua=pōpokorua popokotea=pōpokotea potae=pōtae potiki=pōtiki
poturi=pōturi pouakai=pouākai pouri=pōuri powhiri=pōwhiri puawananga=puawānanga pukaea=pūkāea
pukahukahu=pūkahukahu pukeko=pūkeko pukenga=pūkenga pukohu=pūkohu pukoro=pūkoro punaha=pūnaha pungao=pūngao
pungawerewere=pūngāwerewere purakau=pūrākau purehua=pūrēhua purerehua=pūrerehua puriri=pūriri
purongo=pūrongo putaiao=pūtaiao putake=pūtake putangitangi=pūtangitangi putatara=pūtātara
puteketeke=pūteketeke putorino=pūtōrino ra_whanau=rā_whānau rahui=rāhui rakau=rākau ranei=rānei
rangimarie=rangimārie rapeti=rāpeti rarangi=rārangi ratou=rātou raupo=raupō rawaru=rāwaru rawhiti=rāwhiti
rereketanga=rerekētanga rerenga_korero=rerenga_kōrero retihi=rētihi rewena=rēwena riwai=rīwai rongoa=rongoā
ropere=rōpere ropu=rōpū rorahi=rōrahi rua_tekau_ma_tahi=rua_tekau_mā_tahi ruma=rūma runanga=rūnanga
ta_moko=tā_moko tahuhu=tāhuhu tai_aniwhaniwha=tai_āniwhaniwha takahe=takahē takaro=tākaro takiwa=takiwā
takuta=tākuta tamanuitera=tamanuiterā tamure=tāmure tane=tāne tanekaha=tānekaha taniko=tāniko taone=tāone
tapawha=tapawhā tapiri=tāpiri tapiritanga=tāpiritanga tarapunga=tarāpunga tatahi=tātahi tatai=tātai
tataitai=tātaitai tatarakihi=tātarakihi tatou=tātou tau_ke=tau_kē tauaki=tauākī taupanga=taupānga
te_ao_maori=te_ao_Māori te_reo_maori=te_reo_Māori te_whare_tapa_wha=te_whare_tapa_whā tehea=tēhea
tekau_ma_rua=tekau_mā_rua tena=tēnā tena_koe=tēnā_koe tena_korua=tēnā_kōrua tena_koutou=tēnā_koutou
tenehi=tēnehi tenei=tēnei tepu=tēpu tera=tērā tetahi=tētahi ti_kouka=tī_kōuka ti_rakau=tī_rākau tieke=tīeke
tikanga_a-iwi=tikanga_ā-iwi tikiti=tīkiti timata=tīmata tino_miharo=tino_mīharo tirairaka=tīrairaka
tititipounamu=tītitipounamu titoki=tītoki tiwakawaka=tīwakawaka tohora=tohorā tohuto=tohutō tokena=tōkena
toku=tōku torangapu=tōrangapū torea=tōrea totara=tōtara totiti=tōtiti tuapapa=tūāpapa tuara=tuarā
tuawha=tuawhā tuhura=tūhura tumahi=tūmahi tumanako=tūmanako tungane=tungāne tupapaku=tūpāpaku tupono=tūpono
tuponotanga=tūponotanga turangawaewae=tūrangawaewae tutohi=tūtohi tuturiwhatu=tūturiwhatu tuturu=tūturu
ukaipo=ūkaipō urupa=urupā wahanga=wāhanga wahi=wāhi wai_maori=wai_māori waiata-a-ringa=waiata-ā-ringa
wananga=wānanga wataka=wātaka watea=wātea wetapunga=wētāpunga wha=whā whaikorero=whaikōrero whaiti=whāiti
whakahe=whakahē whakahihi=whakahīhī whakama=whakamā whakamaori=whakamāori whakamarama=whakamārama
whakamatau=whakamātau whakamatautau=whakamātautau whakamiharo=whakamīharo whakarapopoto=whakarāpopoto
whakarereke=whakarerekē whakaropu=whakarōpū whakatauaki=whakatauākī whakatauki=whakataukī whanau=whānau
whangai=whāngai whanui=whānui whariki=whāriki wharite=whārite wheki=whekī whetu=whetū whitiki=whītiki
whutuporo=whutupōro
`

export const MACRON_NAMES = `
ahia=Āhia akuhata=Ākuhata aperira=Āperira awherika=Āwherika eketahuna=Eketāhuna hamoa=Hāmoa hanuere=Hānuere
haterei=Hāterei hawea=Hāwea hawera=Hāwera hereturikoka=Hereturikōkā hinenuitepo=Hinenuitepō
hinepukohurangi=Hinepūkohurangi hinetitama=Hinetītama hongongoi=Hōngongoi hurae=Hūrae ihumatao=Ihumātao
ka_tiritiri_o_te_moana=Kā_Tiritiri_o_te_Moana kai_tahu=Kāi_Tahu kaikoura=Kaikōura kati_mamoe=Kāti_Māmoe
kawhia=Kāwhia kingitanga=Kīngitanga kohitatea=Kohitātea kororareka=Kororāreka kotirana=Kōtirana kumeu=Kumeū
kurahaupo=Kurahaupō maehe=Māehe mahutonga=Māhutonga maketu=Maketū manapouri=Manapōuri manawatu=Manawatū
mangere=Māngere maori=Māori mapua=Māpua mawhera=Māwhera motupohue=Motupōhue moutohora=Moutohorā
muaupoko=Muaūpoko ngai=Ngāi ngamotu=Ngāmotu ngapuhi=Ngāpuhi ngaruahine=Ngāruahine ngaruawahia=Ngāruawāhia
ngati=Ngāti ngati_kahungunu=Ngāti_Kahungunu ngati_whatua=Ngāti_Whātua ngauruhoe=Ngāuruhoe nuhaka=Nūhaka
oakura=Ōakura ohope=Ōhope okato=Ōkato omokoroa=Ōmokoroa opotiki=Ōpōtiki opunake=Ōpunake orakei=Ōrākei
otahuhu=Ōtāhuhu otaki=Ōtaki otakou=Ōtākou otara=Ōtara otautahi=Ōtautahi otepoti=Ōtepoti
otorohanga=Ōtorohanga paekakariki=Paekākāriki paengawhawha=Paengawhāwhā pakeha=Pākehā papamoa=Pāpāmoa
papatuanuku=Papatūānuku patea=Pātea pepuere=Pēpuere pewhairangi=Pēwhairangi piripini=Piripīni pokeno=Pōkeno
poneke=Pōneke poututerangi=Poutūterangi putaruru=Putāruru raapa=Rāapa rahina=Rāhina rahoroi=Rāhoroi
rakaihautu=Rākaihautū ramere=Rāmere rangitane=Rangitāne rangitikei=Rangitīkei rapare=Rāpare ratapu=Rātapu
rawene=Rāwene rekohu=Rēkohu rongomatane=Rongomātāne ruakaka=Ruakākā ruatahuna=Ruatāhuna ruatoria=Ruatōria
ruaumoko=Rūaumoko tahurangi=Tāhūrangi tairawhiti=Tairāwhiti takaka=Tākaka tamaki_makaurau=Tāmaki_Makaurau
tane_mahuta=Tāne_Mahuta taupo=Taupō tawhaki=Tāwhaki tawhirimatea=Tāwhirimātea te_atatu=Te_Atatū
te_atiawa=Te_Ātiawa te_aupouri=Te_Aupōuri te_ika-a-maui=Te_Ika-a-Māui te_kuiti=Te_Kūiti
te_mataiaho=Te_Mātaiaho te_matau-a-maui=Te_Matau-a-Māui te_matawai=Te_Mātāwai
te_oneroa-a-tohe=Te_Oneroa-a-Tōhē te_tahuhu_o_te_matauranga=Te_Tāhuhu_o_te_Mātauranga
te_whanau-a-apanui=Te_Whānau-ā-Apanui te_whariki=Te_Whāriki te_wiki_o_te_reo_maori=Te_Wiki_o_te_Reo_Māori
tihema=Tīhema tikapa_moana=Tīkapa_Moana tirau=Tīrau tuhoe=Tūhoe tumatauenga=Tūmatauenga tupuanuku=Tupuānuku
tupuarangi=Tupuārangi turanganui-a-kiwa=Tūranganui-a-Kiwa turangi=Tūrangi tutanekai=Tūtānekai
tuwharetoa=Tūwharetoa uropi=Ūropi waihi=Waihī waihopai=Waihōpai waipa=Waipā waitakere=Waitākere
waitemata=Waitematā wanaka=Wānaka whaingaroa=Whāingaroa whakatane=Whakatāne whakatohea=Whakatōhea
whangamata=Whangamatā whangaparaoa=Whangaparāoa whangarei=Whangārei whiringa-a-nuku=Whiringa-ā-nuku
whiringa-a-rangi=Whiringa-ā-rangi
`

export const OVER_MACRONISED = `
aotearōa=Aotearoa arohā=aroha hangī=hāngī hongī=hongi hāka=haka hāngi=hāngī kaitiākitanga=kaitiakitanga
kaitīaki=kaitiaki kaiāko=kaiako kaiākō=kaiako kakapō=kākāpō karākia=karakia kaūmatua=kaumātua
kāitiaki=kaitiaki kākapo=kākāpō kāpa_haka=kapa_haka kārakia=karakia kāumatua=kaumātua kōha=koha
kōwhāi=kōwhai kūra=kura mahurū=Mahuru manākitanga=manaakitanga maorī=Māori maraē=marae matāriki=Matariki
maōri=Māori motūeka=Motueka moāna=moana māna_whenua=mana_whenua mānaakitanga=manaakitanga mārae=marae
mātariki=Matariki mātaūranga=mātauranga māunga=maunga māuri=mauri mōkopuna=mokopuna ngāhere=ngahere
pakehā=Pākehā pohūtukawa=pōhutukawa pounāmu=pounamu pākeha=Pākehā pīwakāwaka=pīwakawaka
pōhūtukawa=pōhutukawa pōwhīri=pōwhiri rangatīra=rangatira rangātira=rangatira ropū=rōpū rōpu=rōpū
rōtorua=Rotorua tamāriki=tamariki tikānga=tikanga tumuāki=tumuaki tuī=tūī tāiao=taiao tāmariki=tamariki
tāonga=taonga tāranaki=Taranaki tīkanga=tikanga tūi=tūī whakapāpā=whakapapa whanāu=whānau whenūa=whenua
whākapapa=whakapapa whākataukī=whakataukī whānaunga=whanaunga whānaungatanga=whanaungatanga
whānganui=Whanganui whānāu=whānau wāiata=waiata wāikato=Waikato wāirua=wairua wāitangi=Waitangi āko=ako
āotearoa=Aotearoa ārohā=aroha
`

/**
 * Te reo Māori nouns, which take no English s in English text either. Compiled for this project, version 2026-11-21.
 */
export const NO_PLURAL_S = `
Māori aheinga ahiahi ahuahanga ahuarangi ahuatanga ahurea aianei aihe aihikirimi aihikirīmi akeake akitu
akomanga akonga akoranga anamata angitu aniana aniwaniwa aniwhaniwha anuhe aorangi apopo aporo araara arapu
arapū arero arewhana ariki aroha aromatawai aronga arotake aruhe ataata atawhai auahatanga auahi aukati
awatea awhina haepapa haerenga haka hakari hakinakina hakoro haku hakui hamarara hanawiti hangarau hangarite
hangi haora hapa hapori hapuku hapū harakeke hararei hariru harirū hatepe hauauru hauora haupapa haurehu
hautapu hautau hauāuru heihei heke hekona heneti hihi hiko hikoi hiku hinau hinengaro hipi hiranga hitori
hiwi hohipera hoiho hoki hokomaha hongi honi honu horahanga horapa horoeka horopaki horopito hotaka hotoke
houhere huakiwi huamata huarahi huarakau huarere huarākau huatau huhu huia huinga huka hukapapa hukarere
hunga hupa hurihanga huritau huruhuru hākari hākinakina hākoro hākui hāngī hāora hāpuku hātepe hēki hēkona
hēneti hīkoi hīnau hītori hōhipera hōiho hōrapa hōro hōtaka hōtoke imera inamata inanahi inanga inapo inapō
inenga ingoa ipurangi iramutu irāmutu iwi kahawai kahikatea kahu kahui kahuku kaiako kaiarahi kaiarataki
kaiawhina kaihaka kaihanga kaihautu kaihautū kaihoe kaihoko kaikaranga kaikorero kaikōrero kaimahi kainga
kaipamu kaipuke kaiputaiao kaipāmu kaipūtaiao kairangahau kairangi kaitakaro kaitaraiwa kaitataki kaitiaki
kaitiakitanga kaituhi kaitunu kaitākaro kaitātaki kaiwaiata kaiwawao kaiwhakaako kaiārahi kaiāwhina kaka
kakahi kakahu kakano kakapo kakaruai kakī kamahi kamokamo kamuputu kamupūtu kanae kanakana kanga kanikani
kanohi kanuka kapa kapata kapeti kapia kapokapowai kaponga kapu kapua karaihe karaka karakia karamu karamū
karanga karapu kararehe kareao karearea karengo karere karoro karoti karu katipo katipō kauae kaumatua
kaumātua kaunihera kaupapa kauri kauru kauta kauwhata kawaka kawakawa kawanatanga kawau kawenga kawhe kea
keke kekeno kekerewai kerepe kereru kererū kete ki-o-rahi kianga kiekie kihikihi kihini kina kiore kiri
kiriata kirikiti kirimi kirīmi kiwaha kiwi koanga koaro koauau koeko koekoea koekoeā koha kohanga kohatu
kohekohe kohine kohu kohua kohuhu kokako kokenga koki kokihi koko kokopu komaru konae konui kopere korero
korerorero korimako koro korokoro koromatua koromiko korora kororā koroua korowai koru korukoru koruru
kotahitanga kotare koti kotiro kotuku kotukutuku koura kowae kowhaiwhai kuaha kuaka kuia kuihi kuku kukupa
kumara kumukumu kuoro kuparu kupu kura kurī kutai kutikuti kāhu kāhui kāinga kākahi kākahu kākano kākā
kākāpō kāmahi kānga kānuka kāpata kāpeti kāpia kārearea kāri kāroti kāuru kāuta kāwanatanga kēkerewai kēmu
kēti kī-o-rahi kīanga kīhini kīwaha kōanga kōaro kōauau kōhanga kōhatu kōhine kōhua kōhūhū kōkako kōkihi
kōkopu kōnae kōnui kōpere kōrero kōrerorero kōtare kōti kōtiro kōtuku kōtukutuku kōura kōwae kōwhaiwhai
kūaha kūhā kūkupa kūmara kūoro kūtai mahanga mahere mahi mahoe mahunga maihi maikuku makariri makawe makete
makimaki mako makomako mamaku mana manaakitanga manawa manawanui manawaroa manene manokaramu manomita manu
manuhiri manuka mapi marae marama maramataka maramatanga marangai marau marautanga marea mata matai matamua
matanga mataora matapihi matapono matata matatika matauranga matawhenua mataī mati matihiko matimati matua
matū maunga maungarongo maungārongo mauri meneti merengi miere mihi mihimihi minita miraka miro miromiro
mita mitamano mitarau moana moenga mohiotanga mohiti mohua mokai moko mokomoko mokopuna momo moni moteatea
motoka motokā motu motuka motukā muku mukumuku muri māhanga māhoe māhunga mākete mānuka māramatanga mātanga
mātauranga mātua mātāmua mātāpono mātātā mīti mōhiotanga mōhiti mōkai mōteatea naianei naihi nakahi namu
nanenane ngahere ngaio ngakau ngakihi ngarara ngaro ngaru ngata ngawha ngeru ngirungiru ngohe ngutu ngākau
ngākihi ngārara ngāwhā niho nikau nohanga noke nāianei nākahi nēhi nīkau nōhanga ohanga ohotata onamata
oneone onepu onepū onewa ongaonga oranga oriori orokati oropuare otaota otinga paearu paenga paepae
paetukutuku pahi pahikara pahū paihamu paihikara paikea painaporo paināporo pakake pakeke paki pakiaka
pakihi pakimaero pakirehua pakitara pakiwaitara pamahana panana panekoti pangarau panui paoka paoro papaka
papakainga papakupu papakāinga papango paparinga papatipu papatuhituhi papori parakuihi paramanawa paramu
paraoa parapara parawhenua parehe paremata parera pari parirau parāoa pata patai pataka patangaroa
patangatanga pateke patiki patiti patu paukena peka pekapeka pepa pepe pepeha pepeke pepeketua pere pereti
piharau pihareinga pihikete pihoihoi pikitia pikopiko pinati pingao pipi pipipi pipiwharauroa pirihimana
pirimia piriti pititi piupiu piwakawaka poaka poari pohatu pohiri pohutukawa poi poikiri poitarawhiti
poitukohu poitūkohu pokohiwi ponga pono popokorua popokotea poraka poro porohita poroporoaki potae poti
potiki pouaka pouakai pouako pounamu poupou poutama poutokomanawa pouākai powhiri puarangi puawananga
puawānanga puia pukaea pukahukahu pukapuka pukatea pukeko pukenga pukohu pukoro puku puna punaha pune pungao
pungarehu pungawerewere puni puoro purakau purehua purerehua puriri purongo putaiao putake putanga
putangitangi putatara puteketeke putiputi putorino pā pāmahana pāmu pāngarau pānui pāpaka pāpango pāpori
pāpāringa pāremata pārera pātai pātaka pātangaroa pātangatanga pāteke pāti pātiki pātītī pāua pēke pēpi pēpē
pīhoihoi pīnati pīngao pīni pīpipi pīpī pīpīwharauroa pītiti pīwakawaka pōhatu pōhiri pōhutukawa pōpokorua
pōpokotea pōro pōtae pōtiki pōwhiri pūhā pūkahukahu pūkeko pūkenga pūkohu pūkoro pūkāea pūnaha pūngao
pūngāwerewere pūoro pūpū pūrerehua pūriri pūrongo pūrākau pūrēhua pūtaiao pūtake pūtangitangi pūteketeke
pūtu pūtātara pūtōrino rahui rahurahu raihana raihi raiona rakau raki rangahau rangatahi rangatira
rangatiratanga rangi rangimarie rangimārie rangiora raorao rapanga rapeti raranga rarangi raraunga raro
raruraru rata rauemi raumati raupapa raupo raupō rauropi rautaki rawaho rawaru rawhiti rekereke remana reme
rengarenga rereketanga rerekētanga rerenga reta retihi rewarewa rewena riki rimu rimurapa rimurimu ringa
ringaringa ringatoi rino riroriro rita ritamano ritenga riwai rohe rongoa rongoā ropere rorahi rori roro
rorohiko roto runanga runga ruri ruru rāhui rākau rāpeti rārangi rātā rāwaho rāwaru rāwhiti rēmana rētihi
rēwena rīwai rōpere rōpū rōrahi rūma rūnanga rūri taewa taha tahuhu tahuna taiaha taiao taika taiko taimana
taiohi taitama taitamariki taitara takahe takahē takapu takaro takiwa takiwā takoha takurua takuta takutai
tama tamahine tamaiti tamanuitera tamanuiterā tamariki tamure tamāhine tanekaha tangata tangi tangihanga
tangohanga taniko taniwha taone taonga tapaono taparima tapatoru tapawaru tapawha tapawhā tapeke tapiritanga
tapu tapuhi taputapu tapuwae tara taraire taraka tarakihi tarapunga tarata tarau taringa tarutaru tarāpunga
tata tatahi tataitai tatarakihi tauaki tauanga tauhou tauira tauiwi taukehe taunaki taunakitanga tauoti
taupanga taupatupatu taupori taupānga taurangi tauraro taurunga tautohe tautoko tauākī tawa tawaki tawhai
tawhiti teina tekoteko tenehi tereina tiakarete tieke tihi tikanga tiki tikiti tinana tipa tipuna tirairaka
tiriti tirohanga tititipounamu tito titoki tiwakawaka toetoe toheroa tohora tohorā tohu tohunga tohuto
tohutohu tohutō toikupu toka tokena tokerau toki torangapu torea toroa totara totiti toto totoka toutouwai
tuahine tuakana tuakana-teina tuakiri tuangi tuanui tuapapa tuara tuarā tuatara tuatua tuhi tuhinga tuhituhi
tukanga tuke tukutuku tumahi tumanako tumuaki tungane tungāne tupapaku tuponotanga tupuna turanga
turangawaewae ture turi tutohi tuturiwhatu tuāhine tuākana tāhuhu tāhuna tāiko tākapu tākaro tākuta tāmure
tāne tānekaha tāngata tāniko tāone tāpiritanga tāra tātahi tātaitai tātarakihi tēina tēnehi tēpu tīeke tīhi
tīkiti tīpuna tīrairaka tītitipounamu tītoki tītī tīwakawaka tōhi tōkena tōrangapū tōrea tōtara tōtiti
tūmahi tūmanako tūponotanga tūpuna tūpāpaku tūranga tūrangawaewae tūru tūtohi tūturiwhatu tūāpapa tūī uara
uaratanga uaua uenuku uira uiui ukaipo upoko urupa urupare urupā waea waenganui waero waeroa waewae waha
wahanga waharoa wahine waho waiata waiata-a-ringa waiata-ā-ringa waiora waipuke waireka wairere wairua
wairuatanga waka wakarererangi wana wananga wataka weka weri wero wetapunga wetewete whaea whai whaiaro
whaikorero whaikōrero whainga whakaahua whakaari whakaaro whakahua whakairo whakamaori whakamarama whakamaru
whakamatau whakamatautau whakamoemiti whakamāori whakamārama whakamātau whakamātautau whakangahau whakapapa
whakapono whakapuaki whakaputanga whakarapopoto whakaraupapa whakareatanga whakaruruhau whakarāpopoto
whakataetae whakatakotoranga whakatau whakatauaki whakatauki whakataukī whakatauākī whakaute whakautu
whakawehenga whakawhanaungatanga whanau whanaunga whanaungatanga whangai wharangi wharariki whare wharekai
wharenui wharepaku wharepukapuka wharepuni whariki wharite whatitiri whatu whau wheke wheki whekī whenua
whetu whetū wheua whio whiti whitiki whutuporo whutupōro whāea whāinga whānau whāngai whārangi whāriki
whārite whītiki wāhanga wāhi wāhine wānanga wātaka wētā wētāpunga wīti wīwī āheinga āhua āhuahanga āhuarangi
āhuatanga āianei ākau ākonga āniwaniwa āniwhaniwha āporo āpōpō āwhina āwhā īmēra īnanga ōhanga ōrau ūkaipō
`

/** Sentences that name no pupil: seasons, birds, trees, places, books, characters and people of history. */
export const CLEAN_SENTENCES: readonly string[] = `
Grace and courtesy, Year 2
Hope is the theme of our term
Rose gardens in spring
Will it float? Year 3 science
Mark the key and hand it back
Summer holidays recount, Year 4
Willow trees and daisy chains
River habitats, Year 6
Sky patterns at night
Mana and how we show it
Aroha is our school value
Kaia the kiwi is a made-up word here
Summer Olympics research, Year 7
The Sky Tower and forces
Rose Street is on our map
Mark Twain and his river
Mana Island is a sanctuary
Victoria University visit, Year 8
Queen Victoria and her time
Lake Victoria is in Africa
Mount Grace walk
Kate Sheppard and the vote, Year 7
Anne Frank’s diary, Year 8
Captain James Cook, Year 7 history
Hōne Heke and the flagstaff
Wiremu Tāmihana the kingmaker, Year 8
Harry Potter book club
Charlotte’s Web, chapter one
Charlie and the Chocolate Factory, Year 5
James and the Giant Peach
Jack and the Beanstalk retold, Year 2
Alice in Wonderland, Year 6
Oliver Twist and poverty
Peter Rabbit for new entrants
Matilda by Roald Dahl
Noah’s Ark and floods in stories
Isaac Newton and gravity
Charles Darwin and finches
Edmund Hillary on Everest
Rosa Parks and the bus
Nelson Mandela’s long walk
Martin Luther King’s speech
Florence Nightingale and nursing
Amelia Earhart flies alone
Ruby Bridges goes to school
Kupe and the great octopus, Year 3
Māui and the sun
Rūaumoko and earthquakes
Te Rauparaha and the haka
Te reo Māori greetings, Year 1
Te Papa visit, Year 6
Matariki, Year 2, 40 minutes
Anzac Day poppies for Year 4
Pink Shirt Day, Year 5
Waitangi Day for Year 3
Lunar New Year for Year 2
Diwali with Year 1
Auckland harbour, Year 5
Christchurch rebuild, Year 7
Hamilton Gardens trip
Nelson and its beaches
Napier earthquake, 1931
Gisborne for Year 5
Wellington weather, Year 6
Jordan is a country in Asia
Georgia on the Black Sea
Phoenix the mythical bird
Hunter and prey, Year 5
Cooper and other old trades
Mason bees, Year 4
Carter and farmer: jobs of long ago
Max and min on a number line
Jade and pounamu carving
Amber is fossil resin
Olive oil from tree to shop
Violet light and the rainbow
Iris and pupil: parts of the eye
Pearl divers of Tongareva
Jasmine rice and trade
Hazel nuts and squirrels
Holly and ivy, a carol
Ivy climbs the wall
Daisy petals and patterns
Poppy seeds, Year 3
Lily pads and frogs
Dawn service, Year 6
Eden Park by numbers
Christian beliefs, Year 7
Roman numerals, Year 6
Miles and kilometres, Year 7
Moana and the voyage home
Huia feathers and loss
Kauri dieback, Year 6
Kōwhai flowers for Year 2
Nīkau palms in the bush
Ngaio Marsh and her mysteries
Whetū and Matariki
Manaia in carving, Year 5
Tama-nui-te-rā and the day
Tangi and farewell, Year 8
Kiri is skin in te reo
Hui on the marae, Year 4
Kai for our shared lunch
Rangi and Papa, Year 3
Bay of Plenty, Year 5
Science for my Year 5 class
English with Room 12
Maths for Year 4 in Term 2
Student council elections, Year 8
Student Led Conferences for whānau
`
  .trim()
  .split('\n')

/** People of history, characters and titles in which a first name of the list is no pupil's. */
export const KNOWN_PEOPLE = `
Kate Sheppard|Robert Boyle|James Hutton|Elizabeth I|Anne Frank|Anna Frank|James Cook|Captain James|Hōne Heke|Wiremu Tāmihana|Wiremu Kīngi|Harry Potter|Oliver Twist|Oliver Jeffers|
Alice in Wonderland|Charlotte’s Web|Charlotte's Web|Charlie and the|Charlie Brown|James and the|Jack and the|Jack and Jill|George Grey|George Washington|
Peter Pan|Peter Rabbit|Peter Snell|Peter Jackson|Robert Falcon|Charles Darwin|Isaac Newton|Albert Einstein|Edmund Hillary|Ruby Bridges|Ruby Tui|
Rosa Parks|Nelson Mandela|Martin Luther|Jesse Owens|William Shakespeare|William Hobson|William Colenso|Samuel Marsden|Henry Williams|Elizabeth Fry|
Victoria Cross|David Attenborough|Matilda by|Matilda the Musical|Taika Waititi|Lydia Ko|Lydia Wevers|John Key|John Robert|Joseph Banks|Abel Tasman|
Lucy Lawless|Grace Darling|Florence Nightingale|Emily Dickinson|Edward Lear|Daniel Boone|Adam and Eve|Noah’s Ark|Noah's Ark|Noah and the|Daniel in the|
David and Goliath|Jonah and|Joseph and the|Henry Ford|Thomas Edison|Thomas the Tank|Ada Lovelace|Marie Curie|Hairy Maclary|Lily and the|Jacob Marley|
Sarah, Plain|Leonardo da|Michael Joseph|Michael Jordan|Helen Clark|Jane Austen|Jessica Watson|Benjamin Franklin|Alexander Graham|Alexander the|Amelia Earhart|
Frida Kahlo|Max Dupain|Luke Skywalker|Lachlan Macquarie|Andrew Carnegie|Abraham Lincoln|John Lennon|Ethan Frome|Emma Woodhouse|Jacinda Ardern
`

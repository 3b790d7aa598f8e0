/** First names given in New Zealand, to warn before a pupil is named; own compilation, version 2026-11-21. */
export const FIRST_NAMES = `
Aanya Aarav Aashish Abby Abdi Advik Aisyah Alex Ali Alice Alofa Althea Amaia Amal Amara Amelia Amina An Ana
Anahera Andrea Angelo Angus Anika Anjali Anneke Anya Aoi Archie Ari Ariana Arjun Arlo Armaan Aroha Asha Ava
Ayaan Bea Beau Bella Ben Bibek Billie Bo Budi Caleb Callum Camila Casey Charlie Charlotte Chen Chidi Chloe
Clara Cooper Daisy Daniel Dara Darcy Darius Dev Dewi Dinuka Diya Do-yun Eden Ekam Eli Elke Ella Elliot Emi
Emily Emma Erena Eruera Eseta Ethan Evie Fatima Felix Fergus Fetu Filipo Finau Finn Florence Flynn Frankie
Freya Gabriel George Georgia Grace Gurleen Ha-eun Hamish Hamza Hana Hannah Haoran Harleen Harley Harper
Haruto Harvey Hassan Hazel Henry Hina Hinata Hine Hoani Hodan Holly Hudson Hui Min Huia Hunter Huy Hāmiora
Hēmi Hēnare Hōne Ibrahim Idris Ihaia Ihaka Ina Ioane Iosefa Isaac Ishaan Isikeli Isla Ivy Jack Jacob James
Jasmine Jasper Jaspreet Ji-hoon Ji-woo Jia Johan Jone Joon Jordan Josefa Joshua Jun Kabir Kahu Kahurangi
Kai Wen Kaia Kaito Kararaina Katya Kauri Kavindu Kavya Kenji Kereama Khanh Kiran Kiri Koa Kofi Kora Korn
Kura Kwame Kōwhai Lachlan Lagi Laisa Lan Layla Leila Leilani Leo Lerato Lesieli Li Na Liam Lily Lin Linh
Litia Losa Lose Lotte Louie Luca Lucas Lucy Lukas Lupe Maddie Maeve Maia Malakai Mali Malia Manaaki Manaia
Manawa Manpreet Maraea Marama Marisol Maryam Masina Mason Mataio Mateo Matilda Matiu Max Meera Mei Mele Mere
Mereana Mereoni Miguel Mihi Mikaere Mila Millie Min-jun Ming Minh Moana Mose Mosese Nate Nathan Neha Nethmi
Ngaio Ngaire Ngametua Nikora Noah Noor Nīkau Oliver Olivia Omar Oscar Paolo Paora Patrick Penina Phoebe
Pieter Piripi Ploy Poppy Priya Putri Quinn Rangi Ravi Ren Rerekura Reuben Rewi Riley Rin Rith Riya Robin
Rohan Roimata Rosie Ruby Ruka Ryan Rāhera Rāwiri Rīpeka Saanvi Sakura Salanieta Salma Sam Sanduni Santiago
Sefa Sefina Sefo Seini Sela Semisi Seo-jun Seo-yeon Sera Seru Shirin Siale Siaosi Simran Sina Sione Sipho
Sita Sofia Soo-ah Sophea Sophie Sota Sālote Tai Taika Tala Tama Tangi Taniela Tanvi Tariro Tasi Tavita
Taylor Te Ariki Te Aroha Tendai Teokotai Tepaeru Tere Teremoana Teuila Tevita Thandi Thao Themba Theo Thomas
Tia Tiaki Tiare Toby Tom Tomas Tomasi Tāmati Tīmoti Vaine Valentina Veer Vihaan Viliami Waimārie Waisake Wei
Whetū William Willow Wiremu Xin Yi Yichen Ying Yui Yuki Yuna Yusuf Yuxuan Zainab Zara Zihan Zoe Zola Ārama
Ātaahua Āwhina ʻOfa
`
